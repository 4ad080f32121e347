<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
        <source>Exit status: 0 a result was made, 2 bad usage, 3 a file or standard output could not be written.</source>
        <translation>Código de salida: 0 hay un resultado, 2 mal uso, 3 no se ha podido escribir un archivo o la salida estándar.</translation>
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
        <source>the command &apos;%1&apos; is not available in this version</source>
        <translation>la orden &apos;%1&apos; no está disponible en esta versión</translation>
    </message>
    <message>
        <source>stray argument &apos;%1&apos;: after the command only options are accepted</source>
        <translation>argumento suelto &apos;%1&apos;: tras la orden solo se aceptan opciones</translation>
    </message>
    <message>
        <source>unknown option</source>
        <translation>opción desconocida</translation>
    </message>
    <message>
        <source>the command does not take this option (value &apos;%1&apos;)</source>
        <translation>la orden no admite esta opción (valor &apos;%1&apos;)</translation>
    </message>
    <message>
        <source>not available in this version (value &apos;%1&apos;)</source>
        <translation>no disponible en esta versión (valor &apos;%1&apos;)</translation>
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
        <source>the format &apos;%1&apos; is not available in this version</source>
        <translation>el formato &apos;%1&apos; no está disponible en esta versión</translation>
    </message>
    <message>
        <source>only the command run has a &apos;%1&apos;</source>
        <translation>solo la orden run tiene &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the column &apos;%1&apos; is listed more than once; once is accepted</source>
        <translation>la columna &apos;%1&apos; aparece más de una vez; se acepta una</translation>
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
        <source>&apos;%1&apos; is accepted only together with &apos;--scenario script&apos;</source>
        <translation>&apos;%1&apos; solo se acepta junto con &apos;--scenario script&apos;</translation>
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
        <source>%1 is ignored: %2 %3 does not use it</source>
        <translation>%1 no se tiene en cuenta: %2 %3 no lo usa</translation>
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
        <source>text, csv or json; run also has transcript (text)</source>
        <translation>text, csv o json; run tiene además transcript (text)</translation>
    </message>
    <message>
        <source>only these columns, in this order</source>
        <translation>solo estas columnas, en este orden</translation>
    </message>
    <message>
        <source>decimals, 0 to 17, or the shortest exact digits (full; text and transcript 3)</source>
        <translation>decimales, de 0 a 17, o los dígitos exactos más cortos (full; text y transcript 3)</translation>
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
        <source>language of tables and messages (en)</source>
        <translation>idioma de las tablas y los mensajes (en)</translation>
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
        <translation>Desplazamientos</translation>
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
        <source>a whole number above 0</source>
        <translation>un número entero mayor que 0</translation>
    </message>
    <message>
        <source>never, or a duration of 0 or more, such as 4, 500 ms or 2 min</source>
        <translation>never (nunca) o una duración de 0 o más, como 4, 500 ms o 2 min</translation>
    </message>
    <message>
        <source>none, or a number of calls a second, such as 120</source>
        <translation>none (ninguna) o un número de llamadas por segundo, como 120</translation>
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
        <translation>Desplazamientos fijos</translation>
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
        <translation>desplazamiento[(r − 1) mod n] × c</translation>
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
</context>
</TS>
