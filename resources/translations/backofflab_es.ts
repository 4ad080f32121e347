<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
