<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ChartWords</name>
    <message>
        <source>retry %1</source>
        <translation>reintento %1</translation>
    </message>
    <message>
        <source>retry</source>
        <translation>reintento</translation>
    </message>
    <message>
        <source>One attempt: there is no retry to wait for.</source>
        <translation>Un solo intento: no hay ningún reintento que esperar.</translation>
    </message>
    <message>
        <source>hint %1</source>
        <translation>indicada: %1</translation>
    </message>
    <message>
        <source>run ends: %1</source>
        <translation>fin de la ejecución: %1</translation>
    </message>
    <message>
        <source>run ends</source>
        <translation>fin de la ejecución</translation>
    </message>
    <message>
        <source>modelled ceiling</source>
        <translation>techo</translation>
    </message>
    <message>
        <source>range of the draw</source>
        <translation>rango</translation>
    </message>
    <message>
        <source>jittered delay</source>
        <translation>con jitter</translation>
    </message>
    <message>
        <source>modelled total</source>
        <translation>total modelado</translation>
    </message>
    <message>
        <source>total with jitter</source>
        <translation>total con jitter</translation>
    </message>
    <message>
        <source>hinted wait</source>
        <translation>espera indicada</translation>
    </message>
    <message>
        <source>not used by this run</source>
        <translation>sin usar en esta ejecución</translation>
    </message>
    <message>
        <source>Retries: %1, of which the run used %2; ceilings from %3 to %4; jittered delays from %5 to %6.</source>
        <translation>Reintentos: %1, de los que la ejecución usó %2; techos de %3 a %4; esperas con jitter de %5 a %6.</translation>
    </message>
    <message>
        <source>After all %1 retries the delays add up to %2 modelled and %3 with jitter; the run used %4 of them and waited %5.</source>
        <translation>Reintentos: %1. Sus esperas suman %2 en el modelo y %3 con jitter; la ejecución usó %4 y esperó %5.</translation>
    </message>
    <message>
        <source>ceiling</source>
        <comment>legend, brief</comment>
        <translation>techo</translation>
    </message>
    <message>
        <source>range</source>
        <comment>legend, brief</comment>
        <translation>rango</translation>
    </message>
    <message>
        <source>jittered</source>
        <comment>legend, brief</comment>
        <translation>con jitter</translation>
    </message>
    <message>
        <source>modelled</source>
        <comment>legend, brief</comment>
        <translation>modelado</translation>
    </message>
    <message>
        <source>with jitter</source>
        <comment>legend, brief</comment>
        <translation>con jitter</translation>
    </message>
    <message>
        <source>hinted</source>
        <comment>legend, brief</comment>
        <translation>indicada</translation>
    </message>
    <message>
        <source>not used</source>
        <comment>legend, brief</comment>
        <translation>sin usar</translation>
    </message>
    <message>
        <source>delay of policy B</source>
        <translation>espera de la política B</translation>
    </message>
    <message>
        <source>B</source>
        <comment>legend, brief: delay of policy B</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>its ceiling</source>
        <translation>su techo</translation>
    </message>
    <message>
        <source>its ceiling</source>
        <comment>legend, brief</comment>
        <translation>su techo</translation>
    </message>
    <message>
        <source>total of policy B</source>
        <translation>total de la política B</translation>
    </message>
    <message>
        <source>B</source>
        <comment>legend, brief: total of policy B</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>B %1</source>
        <comment>value of policy B</comment>
        <translation>B %1</translation>
    </message>
    <message>
        <source>Policy B: %1</source>
        <translation>Política B: %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Policy</source>
        <translation>Política</translation>
    </message>
    <message>
        <source>Flaky service</source>
        <translation>Servicio inestable</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Retries with exponential backoff and jitter, computed and never slept.</source>
        <translation>Reintentos con espera exponencial y jitter, calculados sin dormir nunca.</translation>
    </message>
    <message>
        <source>Usage: backofflab-cli COMMAND [OPTION VALUE]...</source>
        <translation>Uso: backofflab-cli ORDEN [OPCIÓN VALOR]...</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>&apos;backofflab-cli COMMAND --help&apos; shows the options of a command.</source>
        <translation>&apos;backofflab-cli ORDEN --help&apos; muestra las opciones de una orden.</translation>
    </message>
    <message>
        <source>Usage: backofflab-cli %1 [OPTION VALUE]...</source>
        <translation>Uso: backofflab-cli %1 [OPCIÓN VALOR]...</translation>
    </message>
    <message>
        <source>D is a duration: a number in --unit, or with its own unit: 500ms, 1.5s, 2min, 1h.</source>
        <translation>D es una duración: un número en la unidad de --unit, o con su propia unidad: 500ms, 1.5s, 2min, 1h.</translation>
    </message>
    <message>
        <source>--option VALUE and --option=VALUE are the same.</source>
        <translation>--opción VALOR y --opción=VALOR son lo mismo.</translation>
    </message>
    <message>
        <source>no command was given</source>
        <translation>no se ha dado ninguna orden</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a command</source>
        <translation>&apos;%1&apos; no es una orden</translation>
    </message>
    <message>
        <source>unknown option</source>
        <translation>opción desconocida</translation>
    </message>
    <message>
        <source>does not belong here (value &apos;%1&apos;)</source>
        <translation>no tiene lugar aquí (valor &apos;%1&apos;)</translation>
    </message>
    <message>
        <source>its value is missing</source>
        <translation>falta su valor</translation>
    </message>
    <message>
        <source>takes no value, but &apos;%1&apos; was given</source>
        <translation>no admite ningún valor, pero se ha dado &apos;%1&apos;</translation>
    </message>
    <message>
        <source>given more than once (again with &apos;%1&apos;); once is accepted</source>
        <translation>dada más de una vez (de nuevo con &apos;%1&apos;); se acepta una</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not UTF-8 text</source>
        <translation>&apos;%1&apos; no es texto UTF-8</translation>
    </message>
    <message>
        <source>unknown name &apos;%1&apos;</source>
        <translation>nombre desconocido &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the value &apos;&apos; is empty</source>
        <translation>el valor &apos;&apos; está vacío</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no file name here: without --output the result goes to standard output, and &apos;./-&apos; is a file of that name</source>
        <translation>&apos;%1&apos; no es aquí un nombre de archivo: sin --output el resultado va a la salida estándar, y &apos;./-&apos; es un archivo con ese nombre</translation>
    </message>
    <message>
        <source>%1; accepted: %2</source>
        <translation>%1; se acepta: %2</translation>
    </message>
    <message>
        <source>a file name</source>
        <translation>un nombre de archivo</translation>
    </message>
    <message>
        <source>column ids with commas between them</source>
        <translation>nombres de columnas separados por comas</translation>
    </message>
    <message>
        <source>any text</source>
        <translation>cualquier texto</translation>
    </message>
    <message>
        <source>%1 is ignored: every jitter is compared</source>
        <translation>%1 no se tiene en cuenta: se comparan todos los jitter</translation>
    </message>
    <message>
        <source>see &apos;%1&apos;</source>
        <translation>véase &apos;%1&apos;</translation>
    </message>
    <message>
        <source>could not write to standard output: the disk is full</source>
        <translation>no se ha podido escribir en la salida estándar: el disco está lleno</translation>
    </message>
    <message>
        <source>could not write to standard output</source>
        <translation>no se ha podido escribir en la salida estándar</translation>
    </message>
    <message>
        <source>the waits of a policy, one row a retry</source>
        <translation>las esperas de una política, una fila por reintento</translation>
    </message>
    <message>
        <source>the attempts of one run against a flaky service, one row an attempt</source>
        <translation>los intentos de una ejecución contra un servicio inestable, una fila por intento</translation>
    </message>
    <message>
        <source>the same run with every jitter strategy, one row a strategy</source>
        <translation>la misma ejecución con cada estrategia de jitter, una fila por estrategia</translation>
    </message>
    <message>
        <source>the flaky services that can be picked, with their parameters</source>
        <translation>los servicios inestables que se pueden elegir, con sus parámetros</translation>
    </message>
    <message>
        <source>modelled delay before the first retry (0.5 s)</source>
        <translation>espera modelada antes del primer reintento (0.5 s)</translation>
    </message>
    <message>
        <source>no modelled delay exceeds it (30 s)</source>
        <translation>ninguna espera modelada lo supera (30 s)</translation>
    </message>
    <message>
        <source>calls in all, the first one included (6)</source>
        <translation>llamadas en total, incluida la primera (6)</translation>
    </message>
    <message>
        <source>growth of the delay with each retry (2)</source>
        <translation>crecimiento de la espera con cada reintento (2)</translation>
    </message>
    <message>
        <source>of the private random generator (20260717)</source>
        <translation>del generador aleatorio propio (20260717)</translation>
    </message>
    <message>
        <source>of bare numbers and of the results (s)</source>
        <translation>de los números sin unidad y de los resultados (s)</translation>
    </message>
    <message>
        <source>none, full, equal, decorrelated, proportional or offsets (full)</source>
        <translation>none, full, equal, decorrelated, proportional u offsets (full)</translation>
    </message>
    <message>
        <source>of proportional: above 0, at most 1 (0.5)</source>
        <translation>de proportional: mayor que 0, como mucho 1 (0.5)</translation>
    </message>
    <message>
        <source>of proportional: drawn after or before the cap is applied (after)</source>
        <translation>de proportional: se sortea después (after) o antes (before) de aplicar el tope (after)</translation>
    </message>
    <message>
        <source>of offsets: numbers from 0 to 1, used in turn (0.2,0.9,0.5)</source>
        <translation>de offsets: números de 0 a 1, usados por turno (0.2,0.9,0.5)</translation>
    </message>
    <message>
        <source>what the service does, see &apos;backofflab-cli scenarios&apos; (brief-blip)</source>
        <translation>lo que hace el servicio, véase &apos;backofflab-cli scenarios&apos; (brief-blip)</translation>
    </message>
    <message>
        <source>calls that fail first (2; long-outage 6, permanent-error 0)</source>
        <translation>llamadas que fallan al principio (2; long-outage 6, permanent-error 0)</translation>
    </message>
    <message>
        <source>of timed-outage: when it begins (0 s)</source>
        <translation>de timed-outage: cuándo empieza (0 s)</translation>
    </message>
    <message>
        <source>of timed-outage: when it is over (10 s)</source>
        <translation>de timed-outage: cuándo termina (10 s)</translation>
    </message>
    <message>
        <source>of rate-limited: the wait that the service asks for (5 s)</source>
        <translation>de rate-limited: la espera que pide el servicio (5 s)</translation>
    </message>
    <message>
        <source>of script: one token a call, T, R:D, P or S (&apos;T T R:5 S&apos;)</source>
        <translation>de script: una palabra por llamada, T, R:D, P o S (&apos;T T R:5 S&apos;)</translation>
    </message>
    <message>
        <source>how long every call takes (0 s)</source>
        <translation>cuánto dura cada llamada (0 s)</translation>
    </message>
    <message>
        <source>only these columns, in this order</source>
        <translation>solo estas columnas, en este orden</translation>
    </message>
    <message>
        <source>title of the experiment</source>
        <translation>título del experimento</translation>
    </message>
    <message>
        <source>write to this file; it never sets the format</source>
        <translation>escribe en este archivo; nunca fija el formato</translation>
    </message>
    <message>
        <source>show this help, or that of the command</source>
        <translation>muestra esta ayuda, o la de la orden</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>muestra la versión</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>nota: %1</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Backoff Lab: retries, backoff and jitter on a virtual timeline.</source>
        <translation>Backoff Lab: reintentos, backoff y jitter en una línea de tiempo virtual.</translation>
    </message>
    <message>
        <source>there is no display to open a window on; &apos;backofflab-cli run&apos; prints the same run</source>
        <translation>no hay pantalla en la que abrir una ventana; &apos;backofflab-cli run&apos; muestra la misma ejecución</translation>
    </message>
    <message>
        <source>start playing at once</source>
        <translation>empieza a reproducir enseguida</translation>
    </message>
    <message>
        <source>language of tables and messages (en; the window: the system&apos;s)</source>
        <translation>idioma de las tablas y los mensajes (en; la ventana: el del sistema)</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportación</translation>
    </message>
    <message>
        <source>A picture or a handout instead of the window</source>
        <translation>Una imagen o una hoja de clase en lugar de la ventana</translation>
    </message>
    <message>
        <source>Exit status: 0 a result was made, 2 bad usage, 3 a file could not be read or written, standard output could not be written, or a session is unusable.</source>
        <translation>Código de salida: 0 hay un resultado, 2 mal uso, 3 no se ha podido leer o escribir un archivo, no se ha podido escribir en la salida estándar o una sesión no se puede usar.</translation>
    </message>
    <message>
        <source>Usage: backofflab-cli export DIR --session FILE... [OPTION VALUE]...</source>
        <translation>Uso: backofflab-cli export CARPETA --session ARCHIVO... [OPCIÓN VALOR]...</translation>
    </message>
    <message>
        <source>DIR is made where it is missing. A session or a file that fails does not stop the others; the exit status is 3 then.</source>
        <translation>La CARPETA se crea si falta. Una sesión o un archivo que falla no detiene a los demás; el código de salida es entonces 3.</translation>
    </message>
    <message>
        <source>Usage: backofflab [FILE] [OPTION VALUE]...</source>
        <translation>Uso: backofflab [ARCHIVO] [OPCIÓN VALOR]...</translation>
    </message>
    <message>
        <source>%1 is ignored: %2 does not use it</source>
        <translation>%1 no se tiene en cuenta: %2 no lo usa</translation>
    </message>
    <message>
        <source>every table of each session, in files SESSION-TABLE-LANG.SUFFIX of the folder DIR</source>
        <translation>todas las tablas de cada sesión, en archivos SESIÓN-TABLA-IDIOMA.SUFIJO de la carpeta CARPETA</translation>
    </message>
    <message>
        <source>decimals, 0 to 17, or the shortest exact digits (full in csv, tsv and json, else 3)</source>
        <translation>decimales, de 0 a 17, o los dígitos exactos más cortos (full en csv, tsv y json, si no 3)</translation>
    </message>
    <message>
        <source>start from this session file; the other options override it</source>
        <translation>parte de este archivo de sesión; las demás opciones lo cambian</translation>
    </message>
    <message>
        <source>session files, up to the next option; may be given again</source>
        <translation>archivos de sesión, hasta la opción siguiente; se puede repetir</translation>
    </message>
    <message>
        <source>of text, csv, csv-spreadsheet, tsv, markdown, latex, html, json (all)</source>
        <translation>de text, csv, csv-spreadsheet, tsv, markdown, latex, html, json (todos)</translation>
    </message>
    <message>
        <source>languages of the tables (both); the first is that of the messages (en)</source>
        <translation>idiomas de las tablas (los dos); el primero es el de los mensajes (en)</translation>
    </message>
    <message>
        <source>of a png picture: 1 to 4 dots for each pixel of its size (1)</source>
        <translation>de una imagen png: de 1 a 4 puntos por píxel de su tamaño (1)</translation>
    </message>
    <message>
        <source>colours of a picture (light)</source>
        <translation>colores de una imagen (light)</translation>
    </message>
    <message>
        <source>settings, formula, pictures, table and questions, to give to a class</source>
        <translation>ajustes, fórmula, imágenes, tabla y preguntas, para repartir en clase</translation>
    </message>
    <message>
        <source>of a handout: the answers to its questions (yes)</source>
        <translation>de la hoja de clase: las respuestas a sus preguntas (yes)</translation>
    </message>
    <message>
        <source>where it goes: a .png, .svg or .pdf picture, a .pdf or .html handout</source>
        <translation>adónde va: una imagen .png, .svg o .pdf, una hoja de clase .pdf o .html</translation>
    </message>
    <message>
        <source>stray argument &apos;%1&apos;: here only options are accepted</source>
        <translation>argumento suelto &apos;%1&apos;: aquí solo se aceptan opciones</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is listed more than once; once is accepted</source>
        <translation>&apos;%1&apos; aparece más de una vez; se acepta una</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is accepted only together with &apos;%2&apos;</source>
        <translation>&apos;%1&apos; solo se acepta junto con &apos;%2&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not accepted together with &apos;%2&apos;</source>
        <translation>&apos;%1&apos; no se acepta junto con &apos;%2&apos;</translation>
    </message>
    <message>
        <source>needs a file to go to, with &apos;--output&apos;</source>
        <translation>necesita un archivo de destino, con &apos;--output&apos;</translation>
    </message>
    <message>
        <source>the end of the name &apos;%1&apos; tells no known format</source>
        <translation>el final del nombre &apos;%1&apos; no dice ningún formato conocido</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not accepted</source>
        <translation>&apos;%1&apos; no se acepta</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one file too many; one is accepted</source>
        <translation>&apos;%1&apos; es un archivo de más; se acepta uno</translation>
    </message>
    <message>
        <source>no folder to write into was given</source>
        <translation>no se ha dado ninguna carpeta en la que escribir</translation>
    </message>
    <message>
        <source>no session to export was given</source>
        <translation>no se ha dado ninguna sesión que exportar</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has the same name as &apos;%2&apos;, whose files it would overwrite; different names, not only in capital letters, are accepted</source>
        <translation>&apos;%1&apos; se llama igual que &apos;%2&apos; y sobrescribiría sus archivos; se aceptan nombres distintos, no solo en las mayúsculas</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no table &apos;compare&apos;, which tries every jitter: %2</source>
        <translation>&apos;%1&apos; no tiene la tabla &apos;compare&apos;, que prueba todos los jitter: %2</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flota</translation>
    </message>
    <message>
        <source>Contention</source>
        <translation>Contención</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>a fleet of clients that fail together and retry: a row a fleet, or a row a bin of time</source>
        <translation>una flota de clientes que fallan juntos y reintentan: una fila por flota, o una por intervalo de tiempo</translation>
    </message>
    <message>
        <source>clients that contend for one row, with five strategies, one row a strategy</source>
        <translation>clientes que compiten por una fila, con cinco estrategias, una fila por estrategia</translation>
    </message>
    <message>
        <source>none, full, equal, decorrelated, proportional, offsets, or all: a row each (full)</source>
        <translation>none, full, equal, decorrelated, proportional, offsets, o all: una fila cada uno (full)</translation>
    </message>
    <message>
        <source>that fail together at 0 s (1000)</source>
        <translation>que fallan juntos a los 0 s (1000)</translation>
    </message>
    <message>
        <source>when the service recovers, or that it never does (4 s)</source>
        <translation>cuándo se recupera el servicio, o que nunca lo hace (4 s)</translation>
    </message>
    <message>
        <source>calls a second that it serves then (120)</source>
        <translation>llamadas por segundo que atiende entonces (120)</translation>
    </message>
    <message>
        <source>of time, in which calls are counted and served (0.25 s)</source>
        <translation>de tiempo, en los que se cuentan y atienden las llamadas (0.25 s)</translation>
    </message>
    <message>
        <source>every client draws the same numbers</source>
        <translation>todos los clientes sortean los mismos números</translation>
    </message>
    <message>
        <source>a row a bin instead of a row a fleet</source>
        <translation>una fila por intervalo en lugar de una por flota</translation>
    </message>
    <message>
        <source>that update one row (100)</source>
        <translation>que actualizan una fila (100)</translation>
    </message>
    <message>
        <source>of every strategy (100)</source>
        <translation>de cada estrategia (100)</translation>
    </message>
    <message>
        <source>of the private random generators (20260717)</source>
        <translation>de los generadores aleatorios propios (20260717)</translation>
    </message>
    <message>
        <source>that work; the result is the same (all processors)</source>
        <translation>que trabajan; el resultado es el mismo (todos los procesadores)</translation>
    </message>
    <message>
        <source>Second policy</source>
        <translation>Segunda política</translation>
    </message>
    <message>
        <source>policy B: %1</source>
        <translation>política B: %1</translation>
    </message>
    <message>
        <source>compare with the policy of this session file too, as B</source>
        <translation>compara también con la política de este archivo de sesión, como B</translation>
    </message>
    <message>
        <source>timeline, delays, cumulative, strategies, fleet or contention</source>
        <translation>timeline, delays, cumulative, strategies, fleet o contention</translation>
    </message>
    <message>
        <source>of a picture, 320x200 to 4000x4000 (1200x600; strategies 1200x900, fleet 1200x800)</source>
        <translation>de una imagen, de 320x200 a 4000x4000 (1200x600; strategies 1200x900, fleet 1200x800)</translation>
    </message>
    <message>
        <source>text, csv, csv-spreadsheet, tsv, markdown, latex, html or json; run also has transcript, schedule python (text)</source>
        <translation>text, csv, csv-spreadsheet, tsv, markdown, latex, html o json; run tiene también transcript, schedule python (text)</translation>
    </message>
    <message>
        <source>open a lesson: of the program by its id, such as doorbell, or of a file</source>
        <translation>abre una lección: del programa por su identificador, como doorbell, o de un archivo</translation>
    </message>
    <message>
        <source>start in presentation mode, for a projector</source>
        <translation>empieza en modo presentación, para un proyector</translation>
    </message>
    <message>
        <source>only the command %2 has the format &apos;%1&apos;</source>
        <translation>solo la orden %2 tiene el formato &apos;%1&apos;</translation>
    </message>
    <message>
        <source>export DIR --session FILE...</source>
        <translation>export CARPETA --session ARCHIVO...</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTO</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>NAME|all</source>
        <translation>NOMBRE|all</translation>
    </message>
    <message>
        <source>FILE...</source>
        <translation>ARCHIVO...</translation>
    </message>
    <message>
        <source>ID|FILE</source>
        <translation>ID|ARCHIVO</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>ANxAL</translation>
    </message>
</context>
<context>
    <name>ContentionWords</name>
    <message>
        <source>One run of each, so luck may decide.</source>
        <translation>Una sola ejecución de cada una: puede decidir la suerte.</translation>
    </message>
    <message>
        <source>%1, about the same</source>
        <translation>%1, más o menos igual</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>A single client is never refused: with every strategy it makes one call and finishes after %1.</source>
        <translation>A un solo cliente nunca se le rechaza: con cualquier estrategia hace una llamada y termina tras %1.</translation>
    </message>
    <message>
        <source>A single client is never refused: with every strategy it makes one call and finishes after %1 on average.</source>
        <translation>A un solo cliente nunca se le rechaza: con cualquier estrategia hace una llamada y termina tras %1 de media.</translation>
    </message>
    <message>
        <source>Calls: about the same with every strategy (%1).</source>
        <translation>Llamadas: más o menos igual con todas las estrategias (%1).</translation>
    </message>
    <message>
        <source>Fewest calls: %1.</source>
        <translation>Menos llamadas: %1.</translation>
    </message>
    <message>
        <source>Time: about the same with every strategy (%1).</source>
        <translation>Tiempo: más o menos igual con todas las estrategias (%1).</translation>
    </message>
    <message>
        <source>First to finish: %1, with the most calls (%2, %3 times as many).</source>
        <translation>Primero en terminar: %1, con más llamadas que nadie (%2, %3 veces más).</translation>
    </message>
    <message>
        <source>First to finish: %1, with %2 times as many calls.</source>
        <translation>Primero en terminar: %1, con %2 veces más llamadas.</translation>
    </message>
    <message>
        <source>First to finish: %1.</source>
        <translation>Primero en terminar: %1.</translation>
    </message>
    <message>
        <source>Most calls: %1.</source>
        <translation>Más llamadas: %1.</translation>
    </message>
    <message>
        <source>Last: %1.</source>
        <translation>Último: %1.</translation>
    </message>
    <message>
        <source>Full jitter beats decorrelated jitter on calls (%1 to %2), not on time (%3 to %4, about the same).</source>
        <translation>El jitter completo gana al decorrelacionado en llamadas (%1 frente a %2), no en tiempo (%3 frente a %4, más o menos igual).</translation>
    </message>
    <message>
        <source>Full jitter beats decorrelated jitter on calls (%1 to %2) and on time (%3 to %4).</source>
        <translation>El jitter completo gana al decorrelacionado en llamadas (%1 frente a %2) y en tiempo (%3 frente a %4).</translation>
    </message>
    <message>
        <source>Full jitter beats decorrelated jitter on calls (%1 to %2), decorrelated jitter beats full jitter on time (%4 to %3).</source>
        <translation>El jitter completo gana al decorrelacionado en llamadas (%1 frente a %2); el decorrelacionado gana al completo en tiempo (%4 frente a %3).</translation>
    </message>
    <message>
        <source>No strategy is best at both.</source>
        <translation>Ninguna estrategia es la mejor en las dos cosas.</translation>
    </message>
    <message>
        <source>Best at both, with so many clients: %1.</source>
        <translation>La mejor en las dos cosas, con tantos clientes: %1.</translation>
    </message>
    <message>
        <source>Among the best at both, with so many clients: %1.</source>
        <translation>Entre las mejores en las dos cosas, con tantos clientes: %1.</translation>
    </message>
    <message>
        <source>backoff without jitter</source>
        <translation>backoff sin jitter</translation>
    </message>
    <message>
        <source>equal jitter</source>
        <translation>jitter a medias</translation>
    </message>
    <message>
        <source>full jitter</source>
        <translation>jitter completo</translation>
    </message>
    <message>
        <source>decorrelated jitter</source>
        <translation>jitter decorrelacionado</translation>
    </message>
    <message>
        <source>no backoff</source>
        <translation>sin backoff</translation>
    </message>
    <message>
        <source>The study has not been computed yet.</source>
        <translation>El estudio aún no se ha calculado.</translation>
    </message>
    <message>
        <source>Calls, in one run</source>
        <translation>Llamadas, en una ejecución</translation>
    </message>
    <message>
        <source>Calls, mean ± SD of %1 runs</source>
        <translation>Llamadas, media ± DT de %1 ejecuciones</translation>
    </message>
    <message>
        <source>Completion time, in one run</source>
        <translation>Tiempo total, en una ejecución</translation>
    </message>
    <message>
        <source>Completion time, mean ± SD of %1 runs</source>
        <translation>Tiempo total, media ± DT de %1 ejecuciones</translation>
    </message>
    <message>
        <source>no jitter</source>
        <translation>sin jitter</translation>
    </message>
    <message>
        <source>none</source>
        <comment>legend, brief</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>equal</source>
        <comment>legend, brief</comment>
        <translation>a medias</translation>
    </message>
    <message>
        <source>full</source>
        <comment>legend, brief</comment>
        <translation>completo</translation>
    </message>
    <message>
        <source>decorrelated</source>
        <comment>legend, brief</comment>
        <translation>decorrelac.</translation>
    </message>
    <message>
        <source>no backoff</source>
        <comment>legend, brief</comment>
        <translation>sin backoff</translation>
    </message>
    <message>
        <source>clients</source>
        <translation>clientes</translation>
    </message>
</context>
<context>
    <name>ContextMenuKey</name>
    <message>
        <source>Menu of what has the focus</source>
        <translation>Menú de lo que tiene el foco</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>&amp;Copy All</source>
        <translation>&amp;Copiar todo</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar filas</translation>
    </message>
</context>
<context>
    <name>EditName</name>
    <message>
        <source>Reset All</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Same Seed</source>
        <translation>Misma semilla</translation>
    </message>
    <message>
        <source>Command Line</source>
        <translation>Línea de órdenes</translation>
    </message>
    <message>
        <source>Lesson Step</source>
        <translation>Paso de la lección</translation>
    </message>
</context>
<context>
    <name>FleetSentence</name>
    <message>
        <source>One attempt means no retry: of %1 calls at the start, %2 are served.</source>
        <translation>Un intento es ningún reintento: de %1 llamadas al principio se atienden %2.</translation>
    </message>
    <message>
        <source>One client is no crowd, whatever its jitter: </source>
        <translation>Un cliente no es una multitud, sea cual sea su jitter: </translation>
    </message>
    <message>
        <source>Every call falls into the first bin, without jitter and with %1: a shorter bin shows how the calls are spread.</source>
        <translation>Todas las llamadas caen en el primer intervalo, sin jitter y con %1: un intervalo más corto muestra cómo se reparten.</translation>
    </message>
    <message>
        <source>The service answers the first call: there is nothing to retry.</source>
        <translation>El servicio responde a la primera llamada: no hay nada que reintentar.</translation>
    </message>
    <message>
        <source>The service answers all %1 first calls: nobody has to retry.</source>
        <translation>El servicio responde a las %1 primeras llamadas: nadie tiene que reintentar.</translation>
    </message>
    <message>
        <source>it is served after %1 without jitter, after %2 with %3.</source>
        <translation>se le atiende tras %1 sin jitter, tras %2 con %3.</translation>
    </message>
    <message>
        <source>it is served after %1 without jitter and gives up with %2.</source>
        <translation>se le atiende tras %1 sin jitter y se rinde con %2.</translation>
    </message>
    <message>
        <source>it gives up without jitter and is served after %1 with %2.</source>
        <translation>se rinde sin jitter y se le atiende tras %1 con %2.</translation>
    </message>
    <message>
        <source>it gives up without jitter and with %1.</source>
        <translation>se rinde sin jitter y con %1.</translation>
    </message>
    <message>
        <source>Every client has the same seed: jitter moves them all together, up to %1 calls in a later bin with %2, %3 without jitter.</source>
        <translation>Todos los clientes tienen la misma semilla: el jitter los mueve a todos juntos, hasta %1 llamadas en un intervalo posterior con %2, %3 sin jitter.</translation>
    </message>
    <message>
        <source>with %1 the largest later bin has %2.</source>
        <translation>con %1 el mayor intervalo posterior tiene %2.</translation>
    </message>
    <message>
        <source>Without jitter every call falls into the first bin;</source>
        <translation>Sin jitter todas las llamadas caen en el primer intervalo;</translation>
    </message>
    <message>
        <source>Without jitter all who were refused come back together, up to %1 calls in a later bin;</source>
        <translation>Sin jitter todos los rechazados vuelven juntos, hasta %1 llamadas en un intervalo posterior;</translation>
    </message>
    <message>
        <source>Without jitter the whole fleet comes back together, %1 calls in one bin;</source>
        <translation>Sin jitter toda la flota vuelve junta, %1 llamadas en un intervalo;</translation>
    </message>
    <message>
        <source>Without jitter the whole fleet comes back together, up to %1 calls in a later bin;</source>
        <translation>Sin jitter toda la flota vuelve junta, hasta %1 llamadas en un intervalo posterior;</translation>
    </message>
    <message>
        <source>The service never recovers: every call is wasted, %1 in all.</source>
        <translation>El servicio nunca se recupera: todas las llamadas son en vano, %1 en total.</translation>
    </message>
    <message>
        <source>All give up before the outage ends: every call is wasted.</source>
        <translation>Todos se rinden antes de que acabe la caída: todas las llamadas son en vano.</translation>
    </message>
    <message>
        <source>The service has no limit: whoever calls after the outage is served.</source>
        <translation>El servicio no tiene límite: a quien llama tras la caída se le atiende.</translation>
    </message>
    <message>
        <source>Wasted calls: %1 with %2, %3 without jitter.</source>
        <translation>Llamadas en vano: %1 con %2, %3 sin jitter.</translation>
    </message>
    <message>
        <source>With %1 the largest later bin has %2 calls, and %3 of %4 calls are wasted.</source>
        <translation>Con %1 el mayor intervalo posterior tiene %2 llamadas, y %3 de %4 llamadas son en vano.</translation>
    </message>
</context>
<context>
    <name>FleetWords</name>
    <message>
        <source>peak after the first bin</source>
        <translation>pico tras el primer intervalo</translation>
    </message>
    <message>
        <source>calls, all in the first bin</source>
        <translation>llamadas, todas en el primer intervalo</translation>
    </message>
    <message>
        <source>to the last one</source>
        <translation>hasta el último</translation>
    </message>
    <message>
        <source>of %1 recovered</source>
        <translation>de %1 recuperados</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>recuperado</translation>
    </message>
    <message>
        <source>wasted calls</source>
        <translation>llamadas en vano</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>se rindieron</translation>
    </message>
    <message>
        <source>for half of them</source>
        <translation>para la mitad</translation>
    </message>
    <message>
        <source>for 99 of 100</source>
        <translation>para 99 de 100</translation>
    </message>
    <message>
        <source>in the first bin</source>
        <translation>en el primer intervalo</translation>
    </message>
    <message>
        <source>Bins of %1 are too short: the histogram would have more than %2. Accepted: a wider bin, or fewer or shorter waits.</source>
        <translation>Los intervalos de %1 son demasiado cortos: el histograma tendría más de %2. Se acepta un intervalo mayor, o menos esperas o más cortas.</translation>
    </message>
    <message>
        <source>The delay or the total is too large to compute with at retry %1. Accepted: fewer attempts, or a smaller cap, base or multiplier.</source>
        <translation>La espera o el total es demasiado grande para calcular con él en el reintento %1. Se aceptan menos intentos, o un tope, una base o un multiplicador menores.</translation>
    </message>
    <message>
        <source>This strategy cannot be computed with these settings.</source>
        <translation>Esta estrategia no se puede calcular con estos ajustes.</translation>
    </message>
    <message>
        <source>There are no clients: nobody calls.</source>
        <translation>No hay clientes: nadie llama.</translation>
    </message>
    <message>
        <source>down, never recovers</source>
        <translation>caído, nunca se recupera</translation>
    </message>
    <message>
        <source>down until %1</source>
        <translation>caído hasta %1</translation>
    </message>
    <message>
        <source>down</source>
        <translation>caído</translation>
    </message>
    <message>
        <source>capacity %1 calls a bin</source>
        <translation>capacidad: %1 llamadas por intervalo</translation>
    </message>
    <message>
        <source>capacity %1 calls a bin, above this axis</source>
        <translation>capacidad: %1 llamadas por intervalo, por encima de este eje</translation>
    </message>
    <message>
        <source>Each column shows the fullest of its %1 bins.</source>
        <translation>Cada columna muestra el más lleno de sus %1 intervalos.</translation>
    </message>
    <message>
        <source>served</source>
        <translation>atendidas</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallidas</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>capacidad</translation>
    </message>
    <message>
        <source>call, in the first bin</source>
        <translation>llamada, en el primer intervalo</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>no file name is given</source>
        <translation>no se ha dado un nombre de archivo</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>no es un archivo corriente</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>su carpeta no existe</translation>
    </message>
    <message>
        <source>a part of its path is not a folder</source>
        <translation>una parte de su ruta no es una carpeta</translation>
    </message>
    <message>
        <source>the file or its folder is read-only</source>
        <translation>el archivo o su carpeta es de solo lectura</translation>
    </message>
    <message>
        <source>the disk is full or a size limit is reached</source>
        <translation>el disco está lleno o se ha alcanzado un límite de tamaño</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>su nombre es demasiado largo</translation>
    </message>
    <message>
        <source>it is a link that leads nowhere</source>
        <translation>es un enlace que no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>the system refused</source>
        <translation>el sistema lo ha rechazado</translation>
    </message>
    <message>
        <source>Could not write &apos;%1&apos;: %2. Nothing was changed.</source>
        <translation>No se ha podido escribir &apos;%1&apos;: %2. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>nothing is given</source>
        <translation>no se ha dado nada</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>&apos;%1&apos; no es un número</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number</source>
        <translation>&apos;%1&apos; no es un número entero</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a finite number</source>
        <translation>&apos;%1&apos; no es un número finito</translation>
    </message>
    <message>
        <source>the unit of &apos;%1&apos; is unknown (ms, s, min and h are known)</source>
        <translation>la unidad de &apos;%1&apos; es desconocida (se conocen ms, s, min y h)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too large to compute with</source>
        <translation>&apos;%1&apos; es demasiado grande para calcular con él</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too close to 0 to compute with</source>
        <translation>&apos;%1&apos; está demasiado cerca de 0 para calcular con él</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is out of range</source>
        <translation>&apos;%1&apos; está fuera de los límites</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a known name</source>
        <translation>&apos;%1&apos; no es un nombre conocido</translation>
    </message>
    <message>
        <source>token %2, &apos;%1&apos;, is not understood</source>
        <translation>la palabra %2, &apos;%1&apos;, no se entiende</translation>
    </message>
    <message>
        <source>item %2, &apos;%1&apos;, is not a number from 0 to 1</source>
        <translation>el elemento %2, &apos;%1&apos;, no es un número de 0 a 1</translation>
    </message>
    <message>
        <source>%2 numbers are too many</source>
        <translation>%2 números son demasiados</translation>
    </message>
    <message>
        <source>with &apos;%1&apos; the delay or the total is too large to compute with at retry %2</source>
        <translation>con &apos;%1&apos; la espera o el total es demasiado grande para calcular con él en el reintento %2</translation>
    </message>
    <message>
        <source>with &apos;%1&apos; the virtual clock would grow too large to compute with</source>
        <translation>con &apos;%1&apos; el reloj virtual crecería demasiado para calcular con él</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not after the outage&apos;s start</source>
        <translation>&apos;%1&apos; no es posterior al comienzo de la caída</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not before the outage&apos;s end</source>
        <translation>&apos;%1&apos; no es anterior al final de la caída</translation>
    </message>
    <message>
        <source>a time before the outage&apos;s end, which is 10 s where none is given</source>
        <translation>un momento anterior al final de la caída, que es 10 s si no se da otro</translation>
    </message>
    <message>
        <source>fewer attempts, or a smaller cap, base or multiplier</source>
        <translation>menos intentos, o un tope, una base o un multiplicador menores</translation>
    </message>
    <message>
        <source>shorter durations, or fewer attempts</source>
        <translation>duraciones más cortas o menos intentos</translation>
    </message>
    <message>
        <source>%1; accepted: %2</source>
        <translation>%1; se acepta: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Tope</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>Multiplicador</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Jitter</translation>
    </message>
    <message>
        <source>Cap placement</source>
        <translation>Orden del tope</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Amplitud</translation>
    </message>
    <message>
        <source>Offsets</source>
        <translation>Factores</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servicio</translation>
    </message>
    <message>
        <source>Fail first</source>
        <translation>Fallos iniciales</translation>
    </message>
    <message>
        <source>Down from</source>
        <translation>Caído desde</translation>
    </message>
    <message>
        <source>Down until</source>
        <translation>Caído hasta</translation>
    </message>
    <message>
        <source>Retry after</source>
        <translation>Reintentar tras</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Guion</translation>
    </message>
    <message>
        <source>Call duration</source>
        <translation>Duración de la llamada</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clientes</translation>
    </message>
    <message>
        <source>Outage</source>
        <translation>Caída</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacidad</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Decimales</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>a duration above 0, such as 0.5, 500 ms or 2 min</source>
        <translation>una duración mayor que 0, como 0.5, 500 ms o 2 min</translation>
    </message>
    <message>
        <source>none, or a duration above 0, such as 30, 500 ms or 2 min</source>
        <translation>none (ninguno) o una duración mayor que 0, como 30, 500 ms o 2 min</translation>
    </message>
    <message>
        <source>a number above 0, such as 2 or 1.5</source>
        <translation>un número mayor que 0, como 2 o 1.5</translation>
    </message>
    <message>
        <source>a number above 0 and not above 1, such as 0.5</source>
        <translation>un número mayor que 0 y no mayor que 1, como 0.5</translation>
    </message>
    <message>
        <source>1 to 1000 numbers from 0 to 1, such as 0.2,0.9,0.5</source>
        <translation>de 1 a 1000 números de 0 a 1, como 0.2,0.9,0.5</translation>
    </message>
    <message>
        <source>a whole number from -18446744073709551615 to 18446744073709551615</source>
        <translation>un número entero de -18446744073709551615 a 18446744073709551615</translation>
    </message>
    <message>
        <source>a duration of 0 or more, such as 5, 500 ms or 2 min</source>
        <translation>una duración de 0 o más, como 5, 500 ms o 2 min</translation>
    </message>
    <message>
        <source>a duration above the outage&apos;s start, such as 10, 500 ms or 2 min</source>
        <translation>una duración mayor que el comienzo de la caída, como 10, 500 ms o 2 min</translation>
    </message>
    <message>
        <source>T, P, S or R: with a duration of 0 or more, between blanks, such as T T R:5 S</source>
        <translation>T, P, S o R: con una duración de 0 o más, entre espacios, como T T R:5 S</translation>
    </message>
    <message>
        <source>never, or a duration of 0 or more, such as 4, 500 ms or 2 min</source>
        <translation>never (nunca) o una duración de 0 o más, como 4, 500 ms o 2 min</translation>
    </message>
    <message>
        <source>full, or a whole number from 0 to 17</source>
        <translation>full (todos) o un número entero de 0 a 17</translation>
    </message>
    <message>
        <source>No jitter</source>
        <translation>Sin jitter</translation>
    </message>
    <message>
        <source>Full jitter</source>
        <translation>Jitter completo</translation>
    </message>
    <message>
        <source>Equal jitter</source>
        <translation>Jitter a medias</translation>
    </message>
    <message>
        <source>Decorrelated jitter</source>
        <translation>Jitter decorrelacionado</translation>
    </message>
    <message>
        <source>Proportional jitter</source>
        <translation>Jitter proporcional</translation>
    </message>
    <message>
        <source>Fixed offsets</source>
        <translation>Factores fijos</translation>
    </message>
    <message>
        <source>c</source>
        <translation>c</translation>
    </message>
    <message>
        <source>uniform(0, c)</source>
        <translation>uniform(0, c)</translation>
    </message>
    <message>
        <source>c/2 + uniform(0, c/2)</source>
        <translation>c/2 + uniform(0, c/2)</translation>
    </message>
    <message>
        <source>min(cap, uniform(base, 3 × previous))</source>
        <translation>min(tope, uniform(base, 3 × anterior))</translation>
    </message>
    <message>
        <source>uniform(base, 3 × previous)</source>
        <translation>uniform(base, 3 × anterior)</translation>
    </message>
    <message>
        <source>min(cap, uncapped × uniform(1 − spread, 1 + spread))</source>
        <translation>min(tope, sin_tope × uniform(1 − amplitud, 1 + amplitud))</translation>
    </message>
    <message>
        <source>c × uniform(1 − spread, 1 + spread)</source>
        <translation>c × uniform(1 − amplitud, 1 + amplitud)</translation>
    </message>
    <message>
        <source>offset[(r − 1) mod n] × c</source>
        <translation>factor[(r − 1) mod n] × c</translation>
    </message>
    <message>
        <source>jitter after the cap</source>
        <translation>jitter después del tope</translation>
    </message>
    <message>
        <source>jitter before the cap</source>
        <translation>jitter antes del tope</translation>
    </message>
    <message>
        <source>Brief blip</source>
        <translation>Fallo breve</translation>
    </message>
    <message>
        <source>Long outage</source>
        <translation>Caída larga</translation>
    </message>
    <message>
        <source>Permanent error</source>
        <translation>Error permanente</translation>
    </message>
    <message>
        <source>Always down</source>
        <translation>Siempre caído</translation>
    </message>
    <message>
        <source>Timed outage</source>
        <translation>Caída temporal</translation>
    </message>
    <message>
        <source>Rate limited</source>
        <translation>Límite de peticiones</translation>
    </message>
    <message>
        <source>The first calls fail, then the service answers.</source>
        <translation>Las primeras llamadas fallan; después, el servicio responde.</translation>
    </message>
    <message>
        <source>More calls fail than a small budget survives.</source>
        <translation>Fallan más llamadas de las que aguanta un presupuesto pequeño.</translation>
    </message>
    <message>
        <source>The request is invalid: retrying cannot help.</source>
        <translation>La petición no es válida: reintentar no sirve.</translation>
    </message>
    <message>
        <source>Every call fails, for ever.</source>
        <translation>Todas las llamadas fallan, siempre.</translation>
    </message>
    <message>
        <source>Calls fail between two moments of the clock.</source>
        <translation>Las llamadas fallan entre dos momentos del reloj.</translation>
    </message>
    <message>
        <source>429: the service says how long to wait.</source>
        <translation>429: el servicio dice cuánto hay que esperar.</translation>
    </message>
    <message>
        <source>You write the answers, one a call.</source>
        <translation>Tú escribes las respuestas, una por llamada.</translation>
    </message>
    <message>
        <source>success</source>
        <translation>éxito</translation>
    </message>
    <message>
        <source>transient</source>
        <translation>transitorio</translation>
    </message>
    <message>
        <source>rate limited</source>
        <translation>límite de peticiones</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>permanente</translation>
    </message>
    <message>
        <source>succeeded</source>
        <translation>con éxito</translation>
    </message>
    <message>
        <source>permanent error</source>
        <translation>error permanente</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>agotado</translation>
    </message>
    <message>
        <source>The cap is below the base: every modelled delay is the cap.</source>
        <translation>El tope es menor que la base: cada espera modelada es el tope.</translation>
    </message>
    <message>
        <source>The cap is reached at retry 1: no growth will show.</source>
        <translation>El tope se alcanza en el reintento 1: no se verá crecimiento.</translation>
    </message>
    <message>
        <source>The multiplier is below 1: the delays shrink.</source>
        <translation>El multiplicador es menor que 1: las esperas se acortan.</translation>
    </message>
    <message>
        <source>The multiplier is 1: the delays do not grow.</source>
        <translation>El multiplicador es 1: las esperas no crecen.</translation>
    </message>
    <message>
        <source>simulated network timeout (attempt %1)</source>
        <translation>timeout de red simulado (intento %1)</translation>
    </message>
    <message>
        <source>service permanently down</source>
        <translation>servicio permanentemente caído</translation>
    </message>
    <message>
        <source>429: retry after %1</source>
        <translation>429: reintentar tras %1</translation>
    </message>
    <message>
        <source>422: the request is invalid</source>
        <translation>422: la petición no es válida</translation>
    </message>
    <message>
        <source>    attempt %1/%2...</source>
        <translation>    intento %1/%2...</translation>
    </message>
    <message>
        <source>      transient failure (%1): %2 -- modelled backoff: %3 (never really slept)</source>
        <translation>      fallo transitorio (%1): %2 -- backoff modelado: %3 (no se duerme de verdad)</translation>
    </message>
    <message>
        <source>      transient failure (%1): %2 -- modelled backoff: %3, with jitter: %4 (never really slept)</source>
        <translation>      fallo transitorio (%1): %2 -- backoff modelado: %3, con jitter: %4 (no se duerme de verdad)</translation>
    </message>
    <message>
        <source>      rate limited (%1): %2 -- hinted wait: %3 (never really slept)</source>
        <translation>      límite de peticiones (%1): %2 -- espera indicada: %3 (no se duerme de verdad)</translation>
    </message>
    <message>
        <source>      permanent failure (%1): %2 -- not retried</source>
        <translation>      fallo permanente (%1): %2 -- no se reintenta</translation>
    </message>
    <message>
        <source>result: {&apos;booking_id&apos;: 1, &apos;confirmed&apos;: True, &apos;price_cents&apos;: 6000}</source>
        <translation>resultado: {&apos;booking_id&apos;: 1, &apos;confirmed&apos;: True, &apos;price_cents&apos;: 6000}</translation>
    </message>
    <message>
        <source>final %1: %2</source>
        <translation>%1 final: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Policy: %1</source>
        <translation>Política: %1</translation>
    </message>
    <message>
        <source>min(cap, base × multiplier^(r − 1))</source>
        <translation>min(tope, base × multiplicador^(r − 1))</translation>
    </message>
    <message>
        <source>base × multiplier^(r − 1)</source>
        <translation>base × multiplicador^(r − 1)</translation>
    </message>
    <message>
        <source>Modelled delay before retry r: c = %1</source>
        <translation>Espera modelada antes del reintento r: c = %1</translation>
    </message>
    <message>
        <source>%1: wait = %2</source>
        <translation>%1: espera = %2</translation>
    </message>
    <message>
        <source>Service: %1</source>
        <translation>Servicio: %1</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Semilla: %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintento</translation>
    </message>
    <message>
        <source>Modelled (%1)</source>
        <translation>Modelada (%1)</translation>
    </message>
    <message>
        <source>With jitter (%1)</source>
        <translation>Con jitter (%1)</translation>
    </message>
    <message>
        <source>Modelled total (%1)</source>
        <translation>Total modelado (%1)</translation>
    </message>
    <message>
        <source>Total with jitter (%1)</source>
        <translation>Total con jitter (%1)</translation>
    </message>
    <message>
        <source>Least (%1)</source>
        <translation>Mínimo (%1)</translation>
    </message>
    <message>
        <source>Most (%1)</source>
        <translation>Máximo (%1)</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Intento</translation>
    </message>
    <message>
        <source>Starts at (%1)</source>
        <translation>Empieza en (%1)</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Elapsed (%1)</source>
        <translation>Transcurrido (%1)</translation>
    </message>
    <message>
        <source>Waited (%1)</source>
        <translation>Esperado (%1)</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <translation>no existe</translation>
    </message>
    <message>
        <source>reading it is not permitted</source>
        <translation>no se permite leerlo</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>ocupa más de %1 bytes</translation>
    </message>
    <message>
        <source>Could not read &apos;%1&apos;: %2.</source>
        <translation>No se ha podido leer &apos;%1&apos;: %2.</translation>
    </message>
    <message>
        <source>Retrying a flaky service: %1</source>
        <translation>Reintentar con un servicio inestable: %1</translation>
    </message>
    <message>
        <source>%1 Waited in all: %2. Really slept: 0 s.</source>
        <translation>%1 Esperado en total: %2. Dormido de verdad: 0 s.</translation>
    </message>
    <message>
        <source>%1 Waited in all: %2 (without jitter: %3). Really slept: 0 s.</source>
        <translation>%1 Esperado en total: %2 (sin jitter: %3). Dormido de verdad: 0 s.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Delays</source>
        <translation>Esperas</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>To make this again</source>
        <translation>Para repetirlo</translation>
    </message>
    <message>
        <source>%1, the first call included</source>
        <translation>%1, incluida la primera llamada</translation>
    </message>
    <message>
        <source>c = min(cap, base × multiplier^(r − 1)) = %1</source>
        <translation>c = min(tope, base × multiplicador^(r − 1)) = %1</translation>
    </message>
    <message>
        <source>c = base × multiplier^(r − 1) = %1</source>
        <translation>c = base × multiplicador^(r − 1) = %1</translation>
    </message>
    <message>
        <source>Modelled delay before retry r = 1, 2, …: %1</source>
        <translation>Espera modelada antes del reintento r = 1, 2, …: %1</translation>
    </message>
    <message>
        <source>Without jitter, how long would the caller wait in all if every attempt failed?</source>
        <translation>Sin jitter, ¿cuánto esperaría en total quien llama si fallaran todos los intentos?</translation>
    </message>
    <message>
        <source>How many retries does this policy allow, and which of its values play no part?</source>
        <translation>¿Cuántos reintentos permite esta política, y cuáles de sus valores no intervienen?</translation>
    </message>
    <message>
        <source>None: the only attempt is the first call. Base, multiplier, cap, jitter and seed play no part, because nothing is waited.</source>
        <translation>Ninguno: el único intento es la primera llamada. Base, multiplicador, tope, jitter y semilla no intervienen, porque no se espera nada.</translation>
    </message>
    <message>
        <source>From which retry on does the cap hold?</source>
        <translation>¿A partir de qué reintento actúa el tope?</translation>
    </message>
    <message>
        <source>It never does: the delays do not grow, and the first one, %1, is below it.</source>
        <translation>De ninguno: las esperas no crecen, y la primera, %1, está por debajo.</translation>
    </message>
    <message>
        <source>From retry %1 on: without the cap its delay would be %2, with it the delay is %3.</source>
        <translation>A partir del reintento %1: sin el tope su espera sería %2; con él es %3.</translation>
    </message>
    <message>
        <source>From none of the %1 retries of this policy: the longest delay is %2.</source>
        <translation>De ninguno de los %1 reintentos de esta política: la espera más larga es %2.</translation>
    </message>
    <message>
        <source>It would hold from retry %1 on.</source>
        <translation>Actuaría a partir del reintento %1.</translation>
    </message>
    <message>
        <source>There is no cap. How long is the longest modelled delay of this policy?</source>
        <translation>No hay tope. ¿Cuánto dura la espera modelada más larga de esta política?</translation>
    </message>
    <message>
        <source>%1, before retry %2.</source>
        <translation>%1, antes del reintento %2.</translation>
    </message>
    <message>
        <source>c is %1</source>
        <translation>c es %1</translation>
    </message>
    <message>
        <source>the previous wait is %1</source>
        <translation>la espera anterior es %1</translation>
    </message>
    <message>
        <source>the uncapped delay is %1</source>
        <translation>la espera sin tope es %1</translation>
    </message>
    <message>
        <source>What are the least and the most that can be waited before retry %1?</source>
        <translation>¿Cuánto se puede esperar, como mínimo y como máximo, antes del reintento %1?</translation>
    </message>
    <message>
        <source>At least %1 and at most %2: the wait is %3, where %4.</source>
        <translation>Como mínimo %1 y como máximo %2: la espera es %3, donde %4.</translation>
    </message>
    <message>
        <source>Two callers with this policy fail at the same moment. Are their retries apart?</source>
        <translation>Dos clientes con esta política fallan a la vez. ¿Se separan sus reintentos?</translation>
    </message>
    <message>
        <source>No: both wait %1, and retry together again and again. Jitter would spread them.</source>
        <translation>No: los dos esperan %1 y reintentan juntos una y otra vez. El jitter los repartiría.</translation>
    </message>
    <message>
        <source>How long is the wait before retry %1?</source>
        <translation>¿Cuánto dura la espera antes del reintento %1?</translation>
    </message>
    <message>
        <source>The attempts of this run</source>
        <translation>Los intentos de esta ejecución</translation>
    </message>
    <message>
        <source>Rows left out here: %1</source>
        <translation>Filas omitidas aquí: %1</translation>
    </message>
    <message>
        <source>Lines left out here: %1</source>
        <translation>Líneas omitidas aquí: %1</translation>
    </message>
    <message>
        <source>Why does no other attempt follow attempt %1?</source>
        <translation>¿Por qué no hay más intentos después del intento %1?</translation>
    </message>
    <message>
        <source>%1 is a permanent error: the same request would fail in the same way again. So the run stops at once, with no wait and no draw. Attempts left unused: %2.</source>
        <translation>%1 es un error permanente: la misma petición volvería a fallar igual. Por eso la ejecución se detiene enseguida, sin espera y sin sorteo. Intentos sin usar: %2.</translation>
    </message>
    <message>
        <source>Which waits of this run did the service decide, and how long are they?</source>
        <translation>¿Qué esperas de esta ejecución decidió el servicio, y cuánto duran?</translation>
    </message>
    <message>
        <source>After these attempts: %1. The service said so when it answered 429: nothing is drawn for them, and the cap does not count.</source>
        <translation>Tras estos intentos: %1. Lo dijo el servicio al responder 429: no se sortea nada para ellas, y el tope no cuenta.</translation>
    </message>
    <message>
        <source>How many random numbers are drawn in this run?</source>
        <translation>¿Cuántos números aleatorios se sortean en esta ejecución?</translation>
    </message>
    <message>
        <source>None: the service decides every wait.</source>
        <translation>Ninguno: todas las esperas las decide el servicio.</translation>
    </message>
    <message>
        <source>%1: one for each wait that the service does not decide.</source>
        <translation>%1: uno por cada espera que no decide el servicio.</translation>
    </message>
    <message>
        <source>When does the service answer again, and which attempt meets that first?</source>
        <translation>¿Cuándo vuelve a responder el servicio, y qué intento es el primero en encontrarlo?</translation>
    </message>
    <message>
        <source>From %1 on; attempt %2, which starts at %3.</source>
        <translation>Desde los %1; el intento %2, que empieza a los %3.</translation>
    </message>
    <message>
        <source>From %1 on; none does: the last one, attempt %2, starts at %3.</source>
        <translation>Desde los %1; ninguno: el último, el intento %2, empieza a los %3.</translation>
    </message>
    <message>
        <source>Does the run end in the same way with jitter and without it?</source>
        <translation>¿Termina igual la ejecución con jitter y sin él?</translation>
    </message>
    <message>
        <source>No. With jitter: %1 Without: %2 The waits differ, so the calls reach the service at other moments.</source>
        <translation>No. Con jitter: %1 Sin él: %2 Las esperas son distintas, así que las llamadas llegan al servicio en otros momentos.</translation>
    </message>
    <message>
        <source>How long does this run wait in all?</source>
        <translation>¿Cuánto espera en total esta ejecución?</translation>
    </message>
    <message>
        <source>How long does this run wait in all, without jitter and with it?</source>
        <translation>¿Cuánto espera en total esta ejecución, sin jitter y con él?</translation>
    </message>
    <message>
        <source>Without jitter: %1. With it: %2.</source>
        <translation>Sin jitter: %1. Con él: %2.</translation>
    </message>
    <message>
        <source>A delay is modelled after each failed attempt. What is their sum, and is all of it waited?</source>
        <translation>Tras cada intento fallido se modela una espera. ¿Cuánto suman, y se espera todo?</translation>
    </message>
    <message>
        <source>%1. The last delay, %2, is not waited, because no attempt follows: without jitter %3 are waited.</source>
        <translation>%1. La última, %2, no se espera, porque no le sigue ningún intento: sin jitter se esperan %3.</translation>
    </message>
    <message>
        <source>What does the caller get when no attempt is left?</source>
        <translation>¿Qué recibe quien llama cuando ya no quedan intentos?</translation>
    </message>
    <message>
        <source>The last error is raised again and never hidden. Here it is %1: %2.</source>
        <translation>Se relanza el último error, que nunca se oculta. Aquí es %1: %2.</translation>
    </message>
    <message>
        <source>When does this run end, and how much of that time do the calls take?</source>
        <translation>¿Cuándo termina esta ejecución, y cuánto de ese tiempo ocupan las llamadas?</translation>
    </message>
    <message>
        <source>At %1. The calls take %2 × %3 = %4, the waits the rest.</source>
        <translation>A los %1. Las llamadas ocupan %2 × %3 = %4; las esperas, el resto.</translation>
    </message>
    <message>
        <source>Answered at once, on attempt 1 of %1.</source>
        <translation>Respondió a la primera, en el intento 1 de %1.</translation>
    </message>
    <message>
        <source>Recovered on attempt %1 of %2.</source>
        <translation>Se recuperó en el intento %1 de %2.</translation>
    </message>
    <message>
        <source>Stopped on attempt %1 of %2: permanent error.</source>
        <translation>Se detuvo en el intento %1 de %2: error permanente.</translation>
    </message>
    <message>
        <source>Gave up after the only attempt.</source>
        <translation>Se rindió tras el único intento.</translation>
    </message>
    <message>
        <source>Gave up after %1 attempts.</source>
        <translation>Se rindió tras %1 intentos.</translation>
    </message>
    <message>
        <source>No number of attempts helps against a service that never recovers.</source>
        <translation>Ningún número de intentos sirve contra un servicio que nunca se recupera.</translation>
    </message>
    <message>
        <source>It takes %1 attempts, and %2 of waiting with jitter and this seed.</source>
        <translation>Hacen falta %1 intentos, y %2 de espera con jitter y esta semilla.</translation>
    </message>
    <message>
        <source>What would it cost to retry this error as if it were a passing one?</source>
        <translation>¿Qué costaría reintentar este error como si fuera pasajero?</translation>
    </message>
    <message>
        <source>Calls made in vain: %1. Time waited in vain, without jitter: %2.</source>
        <translation>Llamadas hechas en vano: %1. Tiempo esperado en vano, sin jitter: %2.</translation>
    </message>
    <message>
        <source>How many calls does the service get from this caller if it never recovers?</source>
        <translation>¿Cuántas llamadas recibe el servicio de este cliente si nunca se recupera?</translation>
    </message>
    <message>
        <source>%1, the first call included.</source>
        <translation>%1, incluida la primera llamada.</translation>
    </message>
    <message>
        <source>Yes: attempt %1 succeeds, at %2.</source>
        <translation>Sí: el intento %1 tiene éxito, a los %2.</translation>
    </message>
    <message>
        <source>No: attempt %1 meets a permanent error.</source>
        <translation>No: el intento %1 da un error permanente.</translation>
    </message>
    <message>
        <source>No: attempt %1 fails too.</source>
        <translation>No: el intento %1 también falla.</translation>
    </message>
    <message>
        <source>Would one more attempt have helped?</source>
        <translation>¿Habría servido un intento más?</translation>
    </message>
    <message>
        <source>How many attempts must be allowed at least for this run to recover?</source>
        <translation>¿Cuántos intentos hay que permitir, como mínimo, para que esta ejecución se recupere?</translation>
    </message>
    <message>
        <source>%1. With fewer: %2</source>
        <translation>%1. Con menos: %2</translation>
    </message>
    <message>
        <source>How long would this run wait in all with another jitter and the same seed?</source>
        <translation>¿Cuánto esperaría en total esta ejecución con otro jitter y la misma semilla?</translation>
    </message>
    <message>
        <source>%1 instead of %2.</source>
        <translation>%1 en lugar de %2.</translation>
    </message>
    <message>
        <source>That is less than twice as much, because the cap stays.</source>
        <translation>Es menos del doble, porque el tope no cambia.</translation>
    </message>
    <message>
        <source>With the base doubled, how long would the caller wait in all, without jitter, if every attempt failed?</source>
        <translation>Con el doble de base, ¿cuánto esperaría en total quien llama, sin jitter, si fallaran todos los intentos?</translation>
    </message>
    <message>
        <source>With the seed %1 instead of %2, how long would the first wait be, if it is drawn?</source>
        <translation>Con la semilla %1 en lugar de %2, ¿cuánto duraría la primera espera, si se sortea?</translation>
    </message>
    <message>
        <source>%1 instead of %2. Another seed gives other draws; the modelled delays stay.</source>
        <translation>%1 en lugar de %2. Otra semilla da otros sorteos; las esperas modeladas no cambian.</translation>
    </message>
    <message>
        <source>none, or calls a second enough for one call a bin, such as 120</source>
        <translation>none (ninguna) o llamadas por segundo que basten para una por intervalo, como 120</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>un número mayor que 0</translation>
    </message>
    <message>
        <source>null, or a number above 0</source>
        <translation>null o un número mayor que 0</translation>
    </message>
    <message>
        <source>a number of 0 or more</source>
        <translation>un número de 0 o más</translation>
    </message>
    <message>
        <source>a number above downFrom</source>
        <translation>un número mayor que downFrom</translation>
    </message>
    <message>
        <source>null, or a number of 0 or more</source>
        <translation>null o un número de 0 o más</translation>
    </message>
    <message>
        <source>null, or calls a second enough for one call a bin</source>
        <translation>null o llamadas por segundo que basten para una por intervalo</translation>
    </message>
    <message>
        <source>1 to 1000 numbers from 0 to 1, such as [0.2, 0.9, 0.5]</source>
        <translation>de 1 a 1000 números de 0 a 1, como [0.2, 0.9, 0.5]</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a number or null</source>
        <translation>un número o null</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>un texto entre comillas</translation>
    </message>
    <message>
        <source>a whole number (in quotes or not)</source>
        <translation>un número entero (con comillas o sin ellas)</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>una lista de números</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>una lista de textos entre comillas</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>there is a NUL byte; it is not a text file</source>
        <translation>hay un byte NUL; no es un archivo de texto</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>esto no es texto UTF-8</translation>
    </message>
    <message>
        <source>a text in quotes must end on its line</source>
        <translation>un texto entre comillas debe terminar en su línea</translation>
    </message>
    <message>
        <source>this is not JSON: &apos;%1&apos;</source>
        <translation>esto no es JSON: &apos;%1&apos;</translation>
    </message>
    <message>
        <source>it ends too early; a part of it is missing</source>
        <translation>termina antes de tiempo; falta una parte</translation>
    </message>
    <message>
        <source>lists and objects are nested too deep</source>
        <translation>hay listas y objetos anidados a demasiada profundidad</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is given twice</source>
        <translation>la clave &apos;%1&apos; se da dos veces</translation>
    </message>
    <message>
        <source>it is not a session: it has no formatVersion</source>
        <translation>no es una sesión: no tiene formatVersion</translation>
    </message>
    <message>
        <source>it was written by a newer version: its formatVersion is %1, this version reads 1</source>
        <translation>lo escribió una versión más nueva: su formatVersion es %1, esta versión lee la 1</translation>
    </message>
    <message>
        <source>formatVersion %1 is not known; this version reads 1</source>
        <translation>no se conoce la formatVersion %1; esta versión lee la 1</translation>
    </message>
    <message>
        <source>%2 is expected, not &apos;%1&apos;</source>
        <translation>se espera %2, no &apos;%1&apos;</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>%1 (line %2): %3</source>
        <translation>%1 (línea %2): %3</translation>
    </message>
    <message>
        <source>The waits before each retry</source>
        <translation>Las esperas antes de cada reintento</translation>
    </message>
    <message>
        <source>The attempts of one run</source>
        <translation>Los intentos de una ejecución</translation>
    </message>
    <message>
        <source>The same run with each jitter strategy</source>
        <translation>La misma ejecución con cada estrategia de jitter</translation>
    </message>
    <message>
        <source>The document needs</source>
        <translation>El documento necesita</translation>
    </message>
    <message>
        <source>Some characters need LuaLaTeX or XeLaTeX and a font that has them</source>
        <translation>Algunos caracteres necesitan LuaLaTeX o XeLaTeX y una fuente que los tenga</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>with bins of &apos;%1&apos; the histogram would be longer than %2 bins</source>
        <translation>con intervalos de &apos;%1&apos; el histograma tendría más de %2 intervalos</translation>
    </message>
    <message>
        <source>a wider bin, or fewer or shorter waits</source>
        <translation>un intervalo mayor, o menos esperas o más cortas</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>No backoff</source>
        <translation>Sin backoff</translation>
    </message>
    <message>
        <source>min(2000, uniform(5, 3 × previous)), previous first 5</source>
        <translation>min(2000, uniform(5, 3 × anterior)), anterior al principio 5</translation>
    </message>
    <message>
        <source>the service never recovers</source>
        <translation>el servicio nunca se recupera</translation>
    </message>
    <message>
        <source>%1 calls a second</source>
        <translation>%1 llamadas por segundo</translation>
    </message>
    <message>
        <source>one seed shared by every client</source>
        <translation>una semilla compartida por todos los clientes</translation>
    </message>
    <message>
        <source>draws of its own for every client</source>
        <translation>sorteos propios para cada cliente</translation>
    </message>
    <message>
        <source>Fleet: %1</source>
        <translation>Flota: %1</translation>
    </message>
    <message>
        <source>Contention: clients %1, runs %2 of each strategy, every message travels |normalvariate(10, 2)| ms</source>
        <translation>Contención: clientes %1, ejecuciones %2 de cada estrategia, cada mensaje viaja |normalvariate(10, 2)| ms</translation>
    </message>
    <message>
        <source>Ceiling of backoff k: c = min(2000, 5 × 2^k) ms</source>
        <translation>Techo del backoff k: c = min(2000, 5 × 2^k) ms</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message>
        <source>First bin peak</source>
        <translation>Pico del primer intervalo</translation>
    </message>
    <message>
        <source>Later peak</source>
        <translation>Pico posterior</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Recuperados</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation>Agotados</translation>
    </message>
    <message>
        <source>Last success (%1)</source>
        <translation>Último éxito (%1)</translation>
    </message>
    <message>
        <source>p50 (%1)</source>
        <translation>p50 (%1)</translation>
    </message>
    <message>
        <source>p99 (%1)</source>
        <translation>p99 (%1)</translation>
    </message>
    <message>
        <source>Wasted calls</source>
        <translation>Llamadas en vano</translation>
    </message>
    <message>
        <source>Bin start (%1)</source>
        <translation>Inicio del intervalo (%1)</translation>
    </message>
    <message>
        <source>Served</source>
        <translation>Atendidas</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallidas</translation>
    </message>
    <message>
        <source>Mean completion (%1)</source>
        <translation>Fin medio (%1)</translation>
    </message>
    <message>
        <source>SD of completion (%1)</source>
        <translation>Desv. del fin (%1)</translation>
    </message>
    <message>
        <source>Mean calls</source>
        <translation>Llamadas, media</translation>
    </message>
    <message>
        <source>SD of calls</source>
        <translation>Llamadas, desv.</translation>
    </message>
    <message>
        <source>A fleet of clients that fail together and retry</source>
        <translation>Una flota de clientes que fallan juntos y reintentan</translation>
    </message>
    <message>
        <source>The calls of a fleet over time</source>
        <translation>Las llamadas de una flota a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Clients that contend for one row</source>
        <translation>Clientes que compiten por una fila</translation>
    </message>
    <message>
        <source>in bins of &apos;%1&apos; the capacity, which is 120 calls a second where none is given, is less than one call a bin</source>
        <translation>en intervalos de &apos;%1&apos; la capacidad, que es de 120 llamadas por segundo si no se da otra, es menos de una llamada por intervalo</translation>
    </message>
    <message>
        <source>&apos;%1&apos; calls a second are less than one call a bin</source>
        <translation>&apos;%1&apos; llamadas por segundo son menos de una por intervalo</translation>
    </message>
    <message>
        <source>a wider bin, a greater capacity, or no capacity</source>
        <translation>un intervalo mayor, una capacidad mayor o ninguna capacidad</translation>
    </message>
    <message>
        <source>Policy %1: %2</source>
        <translation>Política %1: %2</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Política</translation>
    </message>
    <message>
        <source>The same run under two policies with each jitter strategy</source>
        <translation>La misma ejecución con dos políticas y cada estrategia de jitter</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>ilimitada</translation>
    </message>
    <message>
        <source>the expression &apos;%1&apos; is too long; accepted: at most %2 characters</source>
        <translation>la expresión &apos;%1&apos; es demasiado larga; se acepta: como mucho %2 caracteres</translation>
    </message>
    <message>
        <source>the expression &apos;%1&apos; is not complete; accepted: %2</source>
        <translation>la expresión &apos;%1&apos; no está completa; se acepta: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not expected there; accepted: %2</source>
        <translation>&apos;%1&apos; no se espera ahí; se acepta: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a known name; accepted: %2 (N is a number; a run&apos;s may have modelled_ in front, a fleet&apos;s a strategy behind, such as _full)</source>
        <translation>&apos;%1&apos; no es un nombre conocido; se acepta: %2 (N es un número; los de una ejecución pueden llevar delante modelled_, los de una flota detrás una estrategia, como _full)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no value in this experiment; accepted: what its policy, run or fleet has, such as a wait that is made</source>
        <translation>&apos;%1&apos; no tiene valor en este experimento; se acepta: lo que tienen su política, su ejecución o su flota, como una espera que se hace</translation>
    </message>
    <message>
        <source>&apos;%1&apos; divides by zero, or becomes too large to compute with</source>
        <translation>&apos;%1&apos; divide entre cero, o se hace demasiado grande para calcular</translation>
    </message>
    <message>
        <source>&apos;%1&apos; would take too long to compute; accepted: a fleet of at most %2 calls (clients times attempts), and not too short a bin</source>
        <translation>&apos;%1&apos; tardaría demasiado en calcularse; se acepta: una flota de como mucho %2 llamadas (clientes por intentos), y un intervalo no demasiado corto</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a known format; accepted: %2</source>
        <translation>&apos;%1&apos; no es un formato conocido; se acepta: %2</translation>
    </message>
    <message>
        <source>&apos;{%1&apos; has no closing brace; accepted: {expression}, or {{ for a brace</source>
        <translation>&apos;{%1&apos; no tiene llave de cierre; se acepta: {expresión}, o {{ para una llave</translation>
    </message>
    <message>
        <source>names and numbers with + - * / ^ ( ) &lt; &lt;= &gt; &gt;= == != &amp;&amp; || ? : min max abs between them</source>
        <translation>nombres y números con + - * / ^ ( ) &lt; &lt;= &gt; &gt;= == != &amp;&amp; || ? : min max abs entre ellos</translation>
    </message>
    <message>
        <source>it is not a lesson: it has no lessonVersion</source>
        <translation>no es una lección: no tiene lessonVersion</translation>
    </message>
    <message>
        <source>it was written for a newer version: its lessonVersion is %1, this version reads 1</source>
        <translation>se escribió para una versión más nueva: su lessonVersion es %1, esta versión lee la 1</translation>
    </message>
    <message>
        <source>lessonVersion %1 is not known; this version reads 1</source>
        <translation>lessonVersion %1 no se conoce; esta versión lee la 1</translation>
    </message>
    <message>
        <source>a lesson needs at least one step</source>
        <translation>una lección necesita al menos un paso</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is not known; accepted: %2</source>
        <translation>la clave &apos;%1&apos; no se conoce; se acepta: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a known name; accepted: %2</source>
        <translation>&apos;%1&apos; no es un nombre conocido; se acepta: %2</translation>
    </message>
    <message>
        <source>this must be given, and must not be empty</source>
        <translation>esto hay que darlo, y no puede estar vacío</translation>
    </message>
    <message>
        <source>a text in en, in es or in both is expected</source>
        <translation>se espera un texto en en, en es o en los dos</translation>
    </message>
    <message>
        <source>the text is too long; accepted: at most %2 characters</source>
        <translation>el texto es demasiado largo; se acepta: como mucho %2 caracteres</translation>
    </message>
    <message>
        <source>a title or a choice is one line</source>
        <translation>un título o una opción es una sola línea</translation>
    </message>
    <message>
        <source>the character %1 cannot be shown</source>
        <translation>el carácter %1 no se puede mostrar</translation>
    </message>
    <message>
        <source>there are too many steps; accepted: at most %2</source>
        <translation>hay demasiados pasos; se acepta: como mucho %2</translation>
    </message>
    <message>
        <source>a question needs choices, or an answer</source>
        <translation>una pregunta necesita opciones (choices), o una respuesta (answer)</translation>
    </message>
    <message>
        <source>a question has choices or an answer, not both</source>
        <translation>una pregunta tiene opciones (choices) o una respuesta (answer), no las dos cosas</translation>
    </message>
    <message>
        <source>a question needs at least two choices</source>
        <translation>una pregunta necesita al menos dos opciones</translation>
    </message>
    <message>
        <source>there are too many choices; accepted: at most %2</source>
        <translation>hay demasiadas opciones; se acepta: como mucho %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is out of range; accepted: a number of 0 or more</source>
        <translation>&apos;%1&apos; está fuera de rango; se acepta: un número a partir de 0</translation>
    </message>
    <message>
        <source>no choice is right in this experiment; exactly one must be</source>
        <translation>ninguna opción es cierta en este experimento; tiene que serlo exactamente una</translation>
    </message>
    <message>
        <source>the choices %1 are right in this experiment; exactly one must be</source>
        <translation>las opciones %1 son ciertas en este experimento; tiene que serlo exactamente una</translation>
    </message>
    <message>
        <source>the lesson would take too long to compute; fewer clients, fewer attempts or fewer steps help</source>
        <translation>la lección tardaría demasiado en calcularse; ayuda que haya menos clientes, menos intentos o menos pasos</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>exact, rounded once</source>
        <translation>exacto, redondeado una vez</translation>
    </message>
    <message>
        <source>rounded as the program rounds it</source>
        <translation>redondeado como lo redondea el programa</translation>
    </message>
    <message>
        <source>above the cap whatever is drawn</source>
        <translation>por encima del tope, salga lo que salga</translation>
    </message>
    <message>
        <source>a list of objects</source>
        <translation>una lista de objetos</translation>
    </message>
    <message>
        <source>an object or null</source>
        <translation>un objeto o null</translation>
    </message>
    <message>
        <source>a text in quotes, or an object with en and es</source>
        <translation>un texto entre comillas, o un objeto con en y es</translation>
    </message>
</context>
<context>
    <name>PictureWords</name>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Delays</source>
        <translation>Esperas</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>Acumulado</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>Imagen PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dibujo SVG</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>Página PDF</translation>
    </message>
    <message>
        <source>Delay before each retry</source>
        <translation>Espera antes de cada reintento</translation>
    </message>
    <message>
        <source>Total delay up to each retry</source>
        <translation>Espera total hasta cada reintento</translation>
    </message>
    <message>
        <source>%1 dots, %2 dpi</source>
        <translation>%1 puntos, %2 ppp</translation>
    </message>
    <message>
        <source>Lines and texts, sharp at every size: it needs no scale.</source>
        <translation>Líneas y textos, nítidos a cualquier tamaño: no necesita escala.</translation>
    </message>
    <message>
        <source>One page as large as the picture, sharp at every size: it needs no scale.</source>
        <translation>Una página tan grande como la imagen, nítida a cualquier tamaño: no necesita escala.</translation>
    </message>
    <message>
        <source>The size must be from %1 to %2 pixels.</source>
        <translation>El tamaño debe ir de %1 a %2 píxeles.</translation>
    </message>
    <message>
        <source>The scale must be from 1 to %1.</source>
        <translation>La escala debe ir de 1 a %1.</translation>
    </message>
    <message>
        <source>Size and scale together give more than %1 million dots: take a smaller size or scale, or SVG or PDF.</source>
        <translation>El tamaño y la escala dan juntos más de %1 millones de puntos: elige un tamaño o una escala menores, o SVG o PDF.</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Estrategias</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flota</translation>
    </message>
    <message>
        <source>Contention</source>
        <translation>Contención</translation>
    </message>
    <message>
        <source>Every strategy on the same seed</source>
        <translation>Todas las estrategias con la misma semilla</translation>
    </message>
    <message>
        <source>Calls over time under each strategy</source>
        <translation>Llamadas en el tiempo con cada estrategia</translation>
    </message>
    <message>
        <source>Clients that contend for one row</source>
        <translation>Clientes que compiten por una fila</translation>
    </message>
</context>
<context>
    <name>PredictionOutcome</name>
    <message>
        <source>Right</source>
        <translation>Acertado</translation>
    </message>
    <message>
        <source>Near enough</source>
        <translation>Bastante cerca</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>No acertado</translation>
    </message>
    <message>
        <source>Not predicted</source>
        <translation>Sin predicción</translation>
    </message>
    <message>
        <source>You predicted: %1</source>
        <translation>Tu predicción: %1</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>La respuesta: %1</translation>
    </message>
</context>
<context>
    <name>StatusSentence</name>
    <message>
        <source>Nothing has been called yet.</source>
        <translation>Todavía no se ha llamado al servicio.</translation>
    </message>
    <message>
        <source>Attempt %1 calls the service.</source>
        <translation>El intento %1 llama al servicio.</translation>
    </message>
    <message>
        <source>Waited %1; attempt %2 comes next.</source>
        <translation>Tras esperar %1, viene el intento %2.</translation>
    </message>
    <message>
        <source>Attempt %1 was rate limited; waiting %2 as the service said (modelled %3).</source>
        <translation>El intento %1 dio con el límite; espera de %2, la indicada (modelada: %3).</translation>
    </message>
    <message>
        <source>Attempt %1 failed; waiting %2 (modelled %3).</source>
        <translation>El intento %1 falló; espera de %2 (modelada: %3).</translation>
    </message>
    <message>
        <source>Attempt %1 failed; waiting %2.</source>
        <translation>El intento %1 falló; espera de %2.</translation>
    </message>
    <message>
        <source>Attempt %1 succeeded, after %2 of virtual waiting.</source>
        <translation>El intento %1 tuvo éxito, tras %2 de espera virtual.</translation>
    </message>
    <message>
        <source>Attempt %1 met a permanent error: it is not retried, the same call would fail again.</source>
        <translation>El intento %1 dio un error permanente: no se reintenta, volvería a fallar.</translation>
    </message>
    <message>
        <source>Attempt %1 failed and none is left: its error is raised again (%2 modelled, not waited).</source>
        <translation>El intento %1 falló y era el último: se relanza su error (%2 modelados, sin esperar).</translation>
    </message>
</context>
<context>
    <name>StrategiesWords</name>
    <message>
        <source>Nothing in this run is left to luck: with %1 it waits %2 whatever the seed.</source>
        <translation>En esta ejecución nada queda a la suerte: con %1 espera %2 sea cual sea la semilla.</translation>
    </message>
    <message>
        <source>With this seed %1 waits %2; over %3 seeds it waits %4 on average, 9 times in 10 between %5 and %6: a single seed is luck.</source>
        <translation>Con esta semilla, %1 espera %2; con %3 semillas espera %4 de media, 9 veces de cada 10 entre %5 y %6: una sola semilla es suerte.</translation>
    </message>
    <message>
        <source>Policy B, with %1, waits %2.</source>
        <translation>La política B, con %1, espera %2.</translation>
    </message>
    <message>
        <source>It fades away: from retry %1 on every wait is exactly %2.</source>
        <translation>Se desvanece: desde el reintento %1 cada espera es exactamente %2.</translation>
    </message>
    <message>
        <source>No wait is longer than %1.</source>
        <translation>Ninguna espera supera %1.</translation>
    </message>
    <message>
        <source>With this seed the cap clamps %1 of %2 draws.</source>
        <translation>Con esta semilla el tope recorta %1 de %2 sorteos.</translation>
    </message>
    <message>
        <source>It stays jitter, with waits up to %1.</source>
        <translation>Sigue siendo jitter, con esperas de hasta %1.</translation>
    </message>
    <message>
        <source>Before the cap it fades away: from retry %1 on every wait would be exactly %2.</source>
        <translation>Antes del tope se desvanece: desde el reintento %1 cada espera sería exactamente %2.</translation>
    </message>
    <message>
        <source>Before the cap none would be longer than %1: with this seed it clamps %2 of %3 draws.</source>
        <translation>Antes del tope ninguna superaría %1: con esta semilla recorta %2 de %3 sorteos.</translation>
    </message>
    <message>
        <source>One attempt: there is nothing to draw.</source>
        <translation>Un intento: no hay nada que sortear.</translation>
    </message>
    <message>
        <source>Without a cap nothing is clamped: both draw the same.</source>
        <translation>Sin tope no se recorta nada: los dos sortean lo mismo.</translation>
    </message>
    <message>
        <source>No draw comes past the cap of %1 here: both draw the same.</source>
        <translation>Aquí ningún sorteo pasa del tope de %1: los dos sortean lo mismo.</translation>
    </message>
    <message>
        <source>waited in all</source>
        <translation>esperado en total</translation>
    </message>
    <message>
        <source>with policy B</source>
        <translation>con la política B</translation>
    </message>
    <message>
        <source>until the end, calls included</source>
        <translation>hasta el final, con las llamadas</translation>
    </message>
    <message>
        <source>answered at once</source>
        <translation>respondido a la primera</translation>
    </message>
    <message>
        <source>recovered on attempt %1</source>
        <translation>se recuperó en el intento %1</translation>
    </message>
    <message>
        <source>permanent error at once</source>
        <translation>error permanente a la primera</translation>
    </message>
    <message>
        <source>permanent error on attempt %1</source>
        <translation>error permanente en el intento %1</translation>
    </message>
    <message>
        <source>gave up after the only attempt</source>
        <translation>se rindió tras el único intento</translation>
    </message>
    <message>
        <source>gave up after %1 attempts</source>
        <translation>se rindió tras %1 intentos</translation>
    </message>
    <message>
        <source>The delay or the total is too large to compute with at retry %1.</source>
        <translation>La espera o el total es demasiado grande para calcular con él en el reintento %1.</translation>
    </message>
    <message>
        <source>The virtual clock would run past what can be computed with.</source>
        <translation>El reloj virtual pasaría de lo que se puede calcular.</translation>
    </message>
    <message>
        <source>This strategy cannot be computed with these settings.</source>
        <translation>Esta estrategia no se puede calcular con estos ajustes.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3; over %4 seeds %5 on average, %6 to %7.</source>
        <translation>%1: %2, %3; con %4 semillas %5 de media, de %6 a %7.</translation>
    </message>
    <message>
        <source>Waits with this seed</source>
        <translation>Esperas con esta semilla</translation>
    </message>
    <message>
        <source>Is that luck? %1 seeds</source>
        <translation>¿Es suerte? %1 semillas</translation>
    </message>
    <message>
        <source>total wait</source>
        <translation>espera total</translation>
    </message>
    <message>
        <source>5th to 95th percentile of the seeds</source>
        <translation>percentiles 5 a 95 de las semillas</translation>
    </message>
    <message>
        <source>5th to 95th</source>
        <comment>legend, brief: percentile</comment>
        <translation>5 a 95</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>this seed</source>
        <translation>esta semilla</translation>
    </message>
    <message>
        <source>policy B</source>
        <translation>política B</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>StrategyNames</name>
    <message>
        <source>no jitter</source>
        <translation>sin jitter</translation>
    </message>
    <message>
        <source>full jitter</source>
        <translation>jitter completo</translation>
    </message>
    <message>
        <source>equal jitter</source>
        <translation>jitter a medias</translation>
    </message>
    <message>
        <source>decorrelated jitter</source>
        <translation>jitter decorrelacionado</translation>
    </message>
    <message>
        <source>proportional jitter</source>
        <translation>jitter proporcional</translation>
    </message>
    <message>
        <source>fixed offsets</source>
        <translation>factores fijos</translation>
    </message>
</context>
<context>
    <name>TableSource</name>
    <message>
        <source>The histogram has %1 rows, more than the %2 that are exported here. Wider bins have fewer; this command line writes all of them:
%3</source>
        <translation>El histograma tiene %1 filas, más de las %2 que se exportan aquí. Con intervalos mayores son menos; esta línea de órdenes las escribe todas:
%3</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>Run (the attempts)</source>
        <translation>Ejecución (los intentos)</translation>
    </message>
    <message>
        <source>Schedule (all retries)</source>
        <translation>Plan (todos los reintentos)</translation>
    </message>
    <message>
        <source>Comparison (every jitter)</source>
        <translation>Comparación (todos los jitter)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>CSV, decimal comma</source>
        <translation>CSV, coma decimal</translation>
    </message>
    <message>
        <source>TSV</source>
        <translation>TSV</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>JSON, with the experiment</source>
        <translation>JSON, con el experimento</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>full</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>1 decimal</source>
        <translation>1 decimal</translation>
    </message>
    <message>
        <source>%1 decimals</source>
        <translation>%1 decimales</translation>
    </message>
    <message>
        <source>Fleet (every jitter)</source>
        <translation>Flota (todos los jitter)</translation>
    </message>
    <message>
        <source>Fleet over time (histogram)</source>
        <translation>Flota en el tiempo (histograma)</translation>
    </message>
    <message>
        <source>Contention</source>
        <translation>Contención</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
</context>
<context>
    <name>UnsavedGuard</name>
    <message>
        <source>Unsaved Changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Save the changes to &apos;%1&apos;?</source>
        <translation>¿Guardar los cambios de &apos;%1&apos;?</translation>
    </message>
    <message>
        <source>They are lost if you don&apos;t save them.</source>
        <translation>Si no los guardas, se pierden.</translation>
    </message>
    <message>
        <source>Save Session</source>
        <translation>Guardar sesión</translation>
    </message>
    <message>
        <source>Another program has changed &apos;%1&apos;. Replace what it wrote?</source>
        <translation>Otro programa ha cambiado &apos;%1&apos;. ¿Reemplazar lo que escribió?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Answered at once: attempt 1 of %1</source>
        <translation>Respondió a la primera: intento 1 de %1</translation>
    </message>
    <message>
        <source>Recovered on attempt %1 of %2</source>
        <translation>Se recuperó en el intento %1 de %2</translation>
    </message>
    <message>
        <source>Stopped at once: permanent error</source>
        <translation>Se detuvo a la primera: error permanente</translation>
    </message>
    <message>
        <source>Stopped on attempt %1 of %2: permanent error</source>
        <translation>Se detuvo en el intento %1 de %2: error permanente</translation>
    </message>
    <message>
        <source>Gave up after the only attempt</source>
        <translation>Se rindió tras el único intento</translation>
    </message>
    <message>
        <source>Gave up after %1 attempts</source>
        <translation>Se rindió tras %1 intentos</translation>
    </message>
    <message>
        <source>%1 (without jitter)</source>
        <translation>%1 (sin jitter)</translation>
    </message>
    <message>
        <source>B is left out: its times do not fit this unit and service.</source>
        <translation>B se omite: sus tiempos no caben en esta unidad y este servicio.</translation>
    </message>
    <message>
        <source>%1 waited</source>
        <translation>%1 esperado</translation>
    </message>
    <message>
        <source>1 call</source>
        <translation>1 llamada</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>%1 llamadas</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
</context>
<context>
    <name>backoff::AttemptsModel</name>
    <message>
        <source>attempt</source>
        <translation>intento</translation>
    </message>
    <message>
        <source>starts at (%1)</source>
        <translation>empieza en (%1)</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>modelled ceiling (%1)</source>
        <translation>techo modelado (%1)</translation>
    </message>
    <message>
        <source>jittered delay (%1)</source>
        <translation>espera con jitter (%1)</translation>
    </message>
    <message>
        <source>elapsed (%1)</source>
        <translation>transcurrido (%1)</translation>
    </message>
    <message>
        <source>retry %1, not used</source>
        <translation>reintento %1, sin usar</translation>
    </message>
    <message>
        <source>the playhead is here</source>
        <translation>el cursor está aquí</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>backoff::AttemptsView</name>
    <message>
        <source>Schedule of the run</source>
        <translation>Plan de la ejecución</translation>
    </message>
</context>
<context>
    <name>backoff::CapField</name>
    <message>
        <source>limit</source>
        <translation>límite</translation>
    </message>
    <message>
        <source>Limit the delay by a cap</source>
        <translation>Limitar la espera con un tope</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
</context>
<context>
    <name>backoff::CapSwitch</name>
    <message>
        <source>Proportional jitter</source>
        <translation>Jitter proporcional</translation>
    </message>
    <message>
        <source>after the cap</source>
        <translation>tras el tope</translation>
    </message>
    <message>
        <source>before the cap</source>
        <translation>antes del tope</translation>
    </message>
    <message>
        <source>Cap placement</source>
        <translation>Orden del tope</translation>
    </message>
    <message>
        <source>Proportional jitter %1</source>
        <translation>Jitter proporcional %1</translation>
    </message>
</context>
<context>
    <name>backoff::CardHandle</name>
    <message>
        <source>Divider between charts and tables</source>
        <translation>Separador entre gráficas y tablas</translation>
    </message>
    <message>
        <source>Up and Down move it</source>
        <translation>Arriba y Abajo lo mueven</translation>
    </message>
</context>
<context>
    <name>backoff::ChartsPanel</name>
    <message>
        <source>log scale</source>
        <translation>escala log</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficas</translation>
    </message>
    <message>
        <source>Each step up multiplies the value by ten; 0 stands at the bottom</source>
        <translation>Cada paso hacia arriba multiplica el valor por diez; el 0 queda abajo del todo</translation>
    </message>
    <message>
        <source>Delays</source>
        <translation>Esperas</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>Acumulado</translation>
    </message>
    <message>
        <source>The schedule table has the same numbers.</source>
        <translation>El plan de reintentos tiene los mismos números.</translation>
    </message>
    <message>
        <source>The table of File, Export Table, Schedule has the same numbers.</source>
        <translation>La tabla de Archivo, Exportar tabla, Plan tiene los mismos números.</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>Gráfica: %1</translation>
    </message>
</context>
<context>
    <name>backoff::ChoiceButton</name>
    <message>
        <source>your prediction, and the answer</source>
        <translation>tu predicción, y la respuesta</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>la respuesta</translation>
    </message>
    <message>
        <source>your prediction, not the answer</source>
        <translation>tu predicción, no la respuesta</translation>
    </message>
</context>
<context>
    <name>backoff::CodeBlock</name>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
</context>
<context>
    <name>backoff::ColumnsList</name>
    <message>
        <source>Move &amp;Up</source>
        <translation>S&amp;ubir</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>backoff::ColumnsMenu</name>
    <message>
        <source>C&amp;olumns</source>
        <translation>C&amp;olumnas</translation>
    </message>
</context>
<context>
    <name>backoff::ContentionForm</name>
    <message>
        <source>Clients update one row: each reads its version and writes with it; a write that comes too late is refused and begins again after a backoff. A hop takes 10 ± 2 ms, the backoff has base 5 ms and cap 2000 ms: of the policy at the left only the seed takes part.</source>
        <translation>Los clientes actualizan una fila: cada uno lee su versión y escribe con ella; una escritura que llega tarde se rechaza y vuelve a empezar tras un backoff. Un salto dura 10 ± 2 ms, el backoff tiene base 5 ms y tope 2000 ms: de la política de la izquierda solo interviene la semilla.</translation>
    </message>
    <message>
        <source>seed %1 (the policy&apos;s)</source>
        <translation>semilla %1 (la de la política)</translation>
    </message>
</context>
<context>
    <name>backoff::ContentionPage</name>
    <message>
        <source>The table of File, Export Table, Contention has the same numbers.</source>
        <translation>La tabla de Archivo, Exportar tabla, Contención tiene los mismos números.</translation>
    </message>
</context>
<context>
    <name>backoff::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
</context>
<context>
    <name>backoff::DocumentController</name>
    <message>
        <source>Open Session</source>
        <translation>Abrir sesión</translation>
    </message>
    <message>
        <source>Backoff Lab sessions (*.backofflab)</source>
        <translation>Sesiones de Backoff Lab (*.backofflab)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The session was not opened</source>
        <translation>No se ha abierto la sesión</translation>
    </message>
    <message>
        <source>Save Session</source>
        <translation>Guardar sesión</translation>
    </message>
    <message>
        <source>The session was not saved</source>
        <translation>No se ha guardado la sesión</translation>
    </message>
    <message>
        <source>&apos;%1&apos; would be longer than %2 MB, and could not be opened again. Its notes may be too long.</source>
        <translation>&apos;%1&apos; ocuparía más de %2 MB y no se podría volver a abrir. Quizá sus notas son demasiado largas.</translation>
    </message>
</context>
<context>
    <name>backoff::ExportActions</name>
    <message>
        <source>Export &amp;Table</source>
        <translation>Exportar &amp;tabla</translation>
    </message>
    <message>
        <source>&amp;Run (the attempts)…</source>
        <translation>&amp;Ejecución (los intentos)…</translation>
    </message>
    <message>
        <source>&amp;Schedule (all retries)…</source>
        <translation>&amp;Plan (todos los reintentos)…</translation>
    </message>
    <message>
        <source>&amp;Comparison (every jitter)…</source>
        <translation>&amp;Comparación (todos los jitter)…</translation>
    </message>
    <message>
        <source>&amp;Handout…</source>
        <translation>&amp;Hoja de clase…</translation>
    </message>
    <message>
        <source>Pr&amp;int Handout…</source>
        <translation>Impri&amp;mir hoja de clase…</translation>
    </message>
    <message>
        <source>&amp;Copy Table</source>
        <translation>&amp;Copiar tabla</translation>
    </message>
    <message>
        <source>the table of the run</source>
        <translation>la tabla de la ejecución</translation>
    </message>
    <message>
        <source>Copy Command &amp;Line</source>
        <translation>Copiar &amp;línea de órdenes</translation>
    </message>
    <message>
        <source>a command line that gives this run</source>
        <translation>una línea de órdenes que da esta ejecución</translation>
    </message>
    <message>
        <source>Copy &amp;Picture</source>
        <translation>Copiar &amp;imagen</translation>
    </message>
    <message>
        <source>a picture of the experiment</source>
        <translation>una imagen del experimento</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Línea de tiempo</translation>
    </message>
    <message>
        <source>&amp;Delays</source>
        <translation>&amp;Esperas</translation>
    </message>
    <message>
        <source>&amp;Cumulative</source>
        <translation>&amp;Acumulado</translation>
    </message>
    <message>
        <source>Export Pi&amp;cture…</source>
        <translation>Exportar &amp;imagen…</translation>
    </message>
    <message>
        <source>&amp;Fleet (every jitter)…</source>
        <translation>&amp;Flota (todos los jitter)…</translation>
    </message>
    <message>
        <source>Fleet &amp;Histogram…</source>
        <translation>&amp;Histograma de la flota…</translation>
    </message>
    <message>
        <source>C&amp;ontention…</source>
        <translation>C&amp;ontención…</translation>
    </message>
    <message>
        <source>a command line that gives what is shown</source>
        <translation>una línea de órdenes que da lo que se muestra</translation>
    </message>
    <message>
        <source>Not copied: show that view and let it finish first.</source>
        <translation>No se ha copiado: muestra antes esa vista y deja que termine.</translation>
    </message>
    <message>
        <source>&amp;Strategies</source>
        <translation>E&amp;strategias</translation>
    </message>
    <message>
        <source>&amp;Fleet</source>
        <translation>&amp;Flota</translation>
    </message>
    <message>
        <source>C&amp;ontention</source>
        <translation>C&amp;ontención</translation>
    </message>
</context>
<context>
    <name>backoff::FileSaver</name>
    <message>
        <source>&apos;%1&apos; is a link to the existing file &apos;%2&apos;. Replace that file?</source>
        <translation>&apos;%1&apos; es un enlace al archivo existente &apos;%2&apos;. ¿Reemplazar ese archivo?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; exists already. Replace it?</source>
        <translation>&apos;%1&apos; ya existe. ¿Reemplazarlo?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>No se ha guardado el archivo</translation>
    </message>
</context>
<context>
    <name>backoff::FleetForm</name>
    <message>
        <source>ends</source>
        <translation>acaba</translation>
    </message>
    <message>
        <source>Let the outage end</source>
        <translation>Hacer que la caída acabe</translation>
    </message>
    <message>
        <source>never ends</source>
        <translation>nunca acaba</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>límite</translation>
    </message>
    <message>
        <source>Limit how many calls are served a second</source>
        <translation>Limitar cuántas llamadas se atienden por segundo</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>every client has the same seed</source>
        <translation>todos los clientes tienen la misma semilla</translation>
    </message>
    <message>
        <source>/ s</source>
        <comment>calls a second</comment>
        <translation>/ s</translation>
    </message>
</context>
<context>
    <name>backoff::FleetPage</name>
    <message>
        <source>The tables of File, Export Table, Fleet and Fleet Histogram have the same numbers.</source>
        <translation>Las tablas de Archivo, Exportar tabla, Flota e Histograma de la flota tienen los mismos números.</translation>
    </message>
</context>
<context>
    <name>backoff::GuidePane</name>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Guide: the formulas with the numbers of this experiment</source>
        <translation>Guía: las fórmulas con los números de este experimento</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Cerrar la guía</translation>
    </message>
</context>
<context>
    <name>backoff::HandoutDialog</name>
    <message>
        <source>With &amp;answers, at the end</source>
        <translation>Con &amp;respuestas, al final</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Hoja de clase</translation>
    </message>
    <message>
        <source>PDF, A4 pages</source>
        <translation>PDF, páginas A4</translation>
    </message>
    <message>
        <source>HTML, one file</source>
        <translation>HTML, un archivo</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>Settings, timeline, delays, attempts, transcript and questions of this experiment. A file in HTML has the same parts as the pages shown here.</source>
        <translation>Ajustes, línea de tiempo, esperas, intentos, transcripción y preguntas de este experimento. Un archivo HTML tiene las mismas partes que las páginas mostradas aquí.</translation>
    </message>
    <message>
        <source>Preview of the handout</source>
        <translation>Vista previa de la hoja de clase</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Save Handout</source>
        <translation>Guardar hoja de clase</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
</context>
<context>
    <name>backoff::HandoutExporter</name>
    <message>
        <source>Print Handout</source>
        <translation>Imprimir hoja de clase</translation>
    </message>
    <message>
        <source>The handout was not printed</source>
        <translation>No se ha imprimido la hoja de clase</translation>
    </message>
    <message>
        <source>The printer could not be used. Nothing was printed, or not all of it.</source>
        <translation>No se ha podido usar la impresora. No se ha imprimido nada, o no todo.</translation>
    </message>
</context>
<context>
    <name>backoff::HandoutPreview</name>
    <message>
        <source>Preview of the handout</source>
        <translation>Vista previa de la hoja de clase</translation>
    </message>
    <message>
        <source>%1, pages: %2</source>
        <translation>%1, páginas: %2</translation>
    </message>
</context>
<context>
    <name>backoff::HerdValues</name>
    <message>
        <source>There is not enough memory to compute it.</source>
        <translation>No hay memoria suficiente para calcularlo.</translation>
    </message>
    <message>
        <source>Computing… %1 %</source>
        <translation>Calculando… %1 %</translation>
    </message>
</context>
<context>
    <name>backoff::InputPanel</name>
    <message>
        <source>Retry policy</source>
        <translation>Política de reintento</translation>
    </message>
    <message>
        <source>Flaky service</source>
        <translation>Servicio inestable</translation>
    </message>
</context>
<context>
    <name>backoff::LessonHeader</name>
    <message>
        <source>Close the lesson</source>
        <translation>Cerrar la lección</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>backoff::LessonPane</name>
    <message>
        <source>Copy Text</source>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step 2 of 5: its title</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>backoff::LowerArea</name>
    <message>
        <source>Charts and results</source>
        <translation>Gráficas y resultados</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
</context>
<context>
    <name>backoff::MainWindow</name>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Properties…</source>
        <translation>&amp;Propiedades…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>Restablecer &amp;todo</translation>
    </message>
    <message>
        <source>E&amp;xperiment</source>
        <translation>E&amp;xperimento</translation>
    </message>
    <message>
        <source>&amp;New Seed</source>
        <translation>&amp;Nueva semilla</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Reproducción</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Delays</source>
        <translation>&amp;Esperas</translation>
    </message>
    <message>
        <source>&amp;Cumulative</source>
        <translation>&amp;Acumulado</translation>
    </message>
    <message>
        <source>&amp;Transcript</source>
        <translation>&amp;Transcripción</translation>
    </message>
    <message>
        <source>&amp;Log Scale</source>
        <translation>Escala &amp;logarítmica</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>Atajos de &amp;teclado…</translation>
    </message>
    <message>
        <source>&amp;About Backoff Lab</source>
        <translation>&amp;Acerca de Backoff Lab</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Backoff Lab %1&lt;/h3&gt;&lt;p&gt;Teaches retries: backoff, jitter and the herd, on a virtual timeline. Nothing ever sleeps for real.&lt;/p&gt;&lt;p&gt;GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Backoff Lab %1&lt;/h3&gt;&lt;p&gt;Enseña a reintentar: backoff, jitter y la estampida, en una línea de tiempo virtual. Nunca se duerme de verdad.&lt;/p&gt;&lt;p&gt;Licencia Pública General de GNU, versión 3 o posterior.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Backoff Lab</source>
        <translation>Acerca de Backoff Lab</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Open &amp;Example</source>
        <translation>Abrir e&amp;jemplo</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Estrategias</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flota</translation>
    </message>
    <message>
        <source>Contention</source>
        <translation>Contención</translation>
    </message>
    <message>
        <source>&amp;Pin Policy as B</source>
        <translation>&amp;Fijar la política como B</translation>
    </message>
    <message>
        <source>&amp;Unpin B</source>
        <translation>&amp;Soltar B</translation>
    </message>
    <message>
        <source>&amp;Strategies</source>
        <translation>E&amp;strategias</translation>
    </message>
    <message>
        <source>&amp;Fleet</source>
        <translation>&amp;Flota</translation>
    </message>
    <message>
        <source>Schedule T&amp;able</source>
        <translation>Pla&amp;n de reintentos</translation>
    </message>
    <message>
        <source>Co&amp;ntention</source>
        <translation>Contenc&amp;ión</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>As the &amp;System (%1)</source>
        <translation>Como el &amp;sistema (%1)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lecciones</translation>
    </message>
    <message>
        <source>&amp;Open Lesson…</source>
        <translation>&amp;Abrir lección…</translation>
    </message>
    <message>
        <source>&amp;Close Lesson</source>
        <translation>&amp;Cerrar la lección</translation>
    </message>
    <message>
        <source>Open Lesson</source>
        <translation>Abrir lección</translation>
    </message>
    <message>
        <source>Backoff Lab lessons (*.%1)</source>
        <translation>Lecciones de Backoff Lab (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The lesson was not opened</source>
        <translation>No se ha abierto la lección</translation>
    </message>
    <message>
        <source>&amp;Guide to the Formulas</source>
        <translation>&amp;Guía de las fórmulas</translation>
    </message>
    <message>
        <source>&amp;Presentation Mode</source>
        <translation>&amp;Modo presentación</translation>
    </message>
    <message>
        <source>Step on, while presenting</source>
        <translation>Avanzar, en presentación</translation>
    </message>
    <message>
        <source>Step back, while presenting</source>
        <translation>Retroceder, en presentación</translation>
    </message>
    <message>
        <source>Leave Presentation Mode</source>
        <translation>Salir del modo presentación</translation>
    </message>
    <message>
        <source>Reduce &amp;Motion</source>
        <translation>Reducir mo&amp;vimiento</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Reduced</source>
        <translation>&amp;Reducido</translation>
    </message>
    <message>
        <source>&amp;Full</source>
        <translation>&amp;Completo</translation>
    </message>
</context>
<context>
    <name>backoff::NumberBox</name>
    <message>
        <source>a duration, such as 0.5, 500 ms or 2 min</source>
        <translation>una duración, como 0.5, 500 ms o 2 min</translation>
    </message>
    <message>
        <source>a whole number without separators, such as 3</source>
        <translation>un número entero sin separadores, como 3</translation>
    </message>
    <message>
        <source>a percentage, such as 40 or 2.5 %</source>
        <translation>un porcentaje, como 40 o 2.5 %</translation>
    </message>
    <message>
        <source>a number, such as 3 or 0.5</source>
        <translation>un número, como 3 o 0.5</translation>
    </message>
</context>
<context>
    <name>backoff::PictureDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Exportar imagen</translation>
    </message>
    <message>
        <source>As a PNG image, to be pasted into a document</source>
        <translation>Como imagen PNG, para pegarla en un documento</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Copied as a PNG image</source>
        <translation>Copiado como imagen PNG</translation>
    </message>
</context>
<context>
    <name>backoff::PictureForm</name>
    <message>
        <source>&amp;Log scale</source>
        <translation>Escala loga&amp;rítmica</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>&amp;Imagen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Tamaño</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Ancho</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Ancho en píxeles</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>A&amp;lto</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Alto en píxeles</translation>
    </message>
    <message>
        <source>Sc&amp;ale</source>
        <translation>E&amp;scala</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>C&amp;olores</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claros</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuros</translation>
    </message>
    <message>
        <source>The timeline has no logarithmic scale</source>
        <translation>La línea de tiempo no tiene escala logarítmica</translation>
    </message>
</context>
<context>
    <name>backoff::PicturePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>backoff::PlaybackActions</name>
    <message>
        <source>To start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>To end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>%1 on the timeline</source>
        <translation>%1 en la línea de tiempo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
</context>
<context>
    <name>backoff::PolicyForm</name>
    <message>
        <source>1 call, no retry</source>
        <translation>1 llamada, sin reintentos</translation>
    </message>
    <message>
        <source>1 call + 1 retry</source>
        <translation>1 llamada + 1 reintento</translation>
    </message>
    <message>
        <source>1 call + %1 retries</source>
        <translation>1 llamada + %1 reintentos</translation>
    </message>
</context>
<context>
    <name>backoff::PropertiesDialog</name>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notas</translation>
    </message>
</context>
<context>
    <name>backoff::RecentMenu</name>
    <message>
        <source>No recent sessions</source>
        <translation>Ninguna sesión reciente</translation>
    </message>
    <message>
        <source>&amp;Clear Recent</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
</context>
<context>
    <name>backoff::ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Schedule table</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Exportar tabla</translation>
    </message>
</context>
<context>
    <name>backoff::ScenarioCard</name>
    <message>
        <source>Flaky service: %1</source>
        <translation>Servicio inestable: %1</translation>
    </message>
</context>
<context>
    <name>backoff::SeedField</name>
    <message>
        <source>New seed</source>
        <translation>Nueva semilla</translation>
    </message>
    <message>
        <source>Draw a new seed of at most 8 digits</source>
        <translation>Sortear una semilla nueva, de 8 cifras como mucho</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
</context>
<context>
    <name>backoff::SettingBox</name>
    <message>
        <source>%1, slider</source>
        <translation>%1, control deslizante</translation>
    </message>
</context>
<context>
    <name>backoff::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>%1 (timeline and charts)</source>
        <translation>%1 (línea de tiempo y gráficas)</translation>
    </message>
    <message>
        <source>%1 (tables)</source>
        <translation>%1 (tablas)</translation>
    </message>
</context>
<context>
    <name>backoff::SideColumn</name>
    <message>
        <source>Left column</source>
        <translation>Columna izquierda</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experimento</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
</context>
<context>
    <name>backoff::SpeedChooser</name>
    <message>
        <source>Fit in 10 s</source>
        <translation>Todo en 10 s</translation>
    </message>
    <message>
        <source>Speed %1×</source>
        <translation>Velocidad %1×</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Velocidad de reproducción</translation>
    </message>
    <message>
        <source>Virtual seconds a second (+ and - on the timeline)</source>
        <translation>Segundos virtuales por segundo (+ y - en la línea de tiempo)</translation>
    </message>
</context>
<context>
    <name>backoff::StepButtons</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar otra vez</translation>
    </message>
    <message>
        <source>Hide it again and predict anew</source>
        <translation>Lo vuelve a ocultar para predecir de nuevo</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Cerrar la lección</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Reveal anyway</source>
        <translation>Mostrar igualmente</translation>
    </message>
    <message>
        <source>You have not predicted yet</source>
        <translation>Aún no has hecho una predicción</translation>
    </message>
</context>
<context>
    <name>backoff::StepView</name>
    <message>
        <source>What the step tells</source>
        <translation>Lo que cuenta el paso</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>Tu predicción</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
</context>
<context>
    <name>backoff::StrategiesPage</name>
    <message>
        <source>The table of File, Export Table, Comparison has the same numbers.</source>
        <translation>La tabla de Archivo, Exportar tabla, Comparación tiene los mismos números.</translation>
    </message>
</context>
<context>
    <name>backoff::TableDialog</name>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>&amp;Copy Text</source>
        <translation>Copiar te&amp;xto</translation>
    </message>
    <message>
        <source>Copy as Ta&amp;ble</source>
        <translation>Copiar co&amp;mo tabla</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Exportar tabla</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabla</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>&amp;Decimales</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Colum&amp;ns</source>
        <translation>Colum&amp;nas</translation>
    </message>
    <message>
        <source>What the preview shows, all of it, as plain text</source>
        <translation>Todo lo que muestra la vista previa, como texto</translation>
    </message>
    <message>
        <source>For a word processor or a spreadsheet</source>
        <translation>Para un procesador de textos o una hoja de cálculo</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Usual: %1</source>
        <translation>Lo habitual: %1</translation>
    </message>
    <message>
        <source>This format is for programs: its names and words are English in every language.</source>
        <translation>Este formato es para programas: sus nombres y palabras están en inglés en todos los idiomas.</translation>
    </message>
    <message>
        <source>A transcript is lines of text, without columns.</source>
        <translation>Una transcripción son líneas de texto, sin columnas.</translation>
    </message>
    <message>
        <source>Save Table</source>
        <translation>Guardar tabla</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Copied as text</source>
        <translation>Copiado como texto</translation>
    </message>
    <message>
        <source>Copied as a table</source>
        <translation>Copiado como tabla</translation>
    </message>
    <message>
        <source>Python that prints the same delays, without columns.</source>
        <translation>Python que imprime las mismas esperas, sin columnas.</translation>
    </message>
</context>
<context>
    <name>backoff::TablePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>The first %1 of %2 lines</source>
        <translation>Las primeras %1 de %2 líneas</translation>
    </message>
    <message>
        <source>The first lines of a table of %1 rows</source>
        <translation>Las primeras líneas de una tabla de %1 filas</translation>
    </message>
</context>
<context>
    <name>backoff::TimelineView</name>
    <message>
        <source>none chosen</source>
        <translation>ninguno elegido</translation>
    </message>
    <message>
        <source>full</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>a medias</translation>
    </message>
    <message>
        <source>decorrelated</source>
        <translation>decorrelac.</translation>
    </message>
    <message>
        <source>proportional</source>
        <translation>proporcional</translation>
    </message>
    <message>
        <source>fixed offsets</source>
        <translation>factores fijos</translation>
    </message>
    <message>
        <source>recovered on attempt %1 at %2</source>
        <translation>se recuperó en el intento %1, a los %2</translation>
    </message>
    <message>
        <source>stopped by a permanent error on attempt %1 at %2</source>
        <translation>se detuvo por un error permanente en el intento %1, a los %2</translation>
    </message>
    <message>
        <source>gave up after attempt %1 at %2</source>
        <translation>se rindió tras el intento %1, a los %2</translation>
    </message>
    <message>
        <source>Modelled</source>
        <translation>Modelado</translation>
    </message>
    <message>
        <source>With jitter</source>
        <translation>Con jitter</translation>
    </message>
    <message>
        <source>no jitter</source>
        <translation>sin jitter</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, semilla %2</translation>
    </message>
    <message>
        <source>answering</source>
        <translation>responde</translation>
    </message>
    <message>
        <source>failing</source>
        <translation>falla</translation>
    </message>
    <message>
        <source>rate limiting</source>
        <translation>limita</translation>
    </message>
    <message>
        <source>refusing</source>
        <translation>rechaza</translation>
    </message>
    <message>
        <source>%1, not waited</source>
        <translation>%1, sin esperar</translation>
    </message>
    <message>
        <source>not waited</source>
        <translation>sin esperar</translation>
    </message>
    <message>
        <source>Modelled without jitter the run %1; with jitter it %2.</source>
        <translation>Modelada sin jitter, la ejecución %1; con jitter, %2.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>offsets %1</source>
        <translation>factores %1</translation>
    </message>
    <message>
        <source>spread %1</source>
        <translation>amplitud %1</translation>
    </message>
    <message>
        <source>after the cap</source>
        <translation>tras el tope</translation>
    </message>
    <message>
        <source>before the cap</source>
        <translation>antes del tope</translation>
    </message>
    <message>
        <source>base %1</source>
        <translation>base %1</translation>
    </message>
    <message>
        <source>multiplier %1</source>
        <translation>multiplicador %1</translation>
    </message>
    <message>
        <source>cap %1</source>
        <translation>tope %1</translation>
    </message>
    <message>
        <source>no cap</source>
        <translation>sin tope</translation>
    </message>
    <message>
        <source>attempts %1</source>
        <translation>intentos %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>ninguna diferencia</translation>
    </message>
    <message>
        <source>Policy B</source>
        <translation>Política B</translation>
    </message>
    <message>
        <source>With policy B (%1) it %2.</source>
        <translation>Con la política B (%1) %2.</translation>
    </message>
    <message>
        <source>The schedule table has the same numbers.</source>
        <translation>El plan de reintentos tiene los mismos números.</translation>
    </message>
</context>
<context>
    <name>backoff::ToldText</name>
    <message>
        <source>%1, part %2</source>
        <translation>%1, parte %2</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Código: %1</translation>
    </message>
</context>
<context>
    <name>backoff::TranscriptView</name>
    <message>
        <source>Transcript of the run</source>
        <translation>Transcripción de la ejecución</translation>
    </message>
</context>
<context>
    <name>backoff::TransportBar</name>
    <message>
        <source>Playhead</source>
        <translation>Cursor de reproducción</translation>
    </message>
    <message>
        <source>Drag to any moment of the run</source>
        <translation>Arrastrar a cualquier momento de la ejecución</translation>
    </message>
</context>
<context>
    <name>backoff::Veil</name>
    <message>
        <source>Hidden until you reveal it</source>
        <translation>Oculto hasta que lo muestres</translation>
    </message>
</context>
<context>
    <name>backoff::VerdictBar</name>
    <message>
        <source>waited (virtual)</source>
        <translation>esperado (virtual)</translation>
    </message>
    <message>
        <source>modelled without jitter</source>
        <translation>modelado sin jitter</translation>
    </message>
    <message>
        <source>calls to the service</source>
        <translation>llamadas al servicio</translation>
    </message>
    <message>
        <source>really slept</source>
        <translation>dormido de verdad</translation>
    </message>
</context>
<context>
    <name>backoff::VirtualClock</name>
    <message>
        <source>Virtual time %1</source>
        <translation>Tiempo virtual: %1</translation>
    </message>
    <message>
        <source>virtual time</source>
        <translation>tiempo virtual</translation>
    </message>
</context>
<context>
    <name>backoff::WorkRow</name>
    <message>
        <source>Progress</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>Computing… %1 %</source>
        <translation>Calculando… %1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Leaves what is being computed</source>
        <translation>Deja lo que se está calculando</translation>
    </message>
    <message>
        <source>Cancelled; what is shown belongs to the settings before.</source>
        <translation>Cancelado; lo que se muestra es de los ajustes anteriores.</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calcular</translation>
    </message>
    <message>
        <source>Computes what belongs to the settings that stand</source>
        <translation>Calcula lo que corresponde a los ajustes actuales</translation>
    </message>
</context>
</TS>
