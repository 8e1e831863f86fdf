// A socket whose messages are heard in bundles: those that came while the page was busy drawing are heard one after the other
// without a pause, so that the page draws once and not once for each.

import type { Wire } from './connection.svelte';

export function bundled(socket: Wire): Wire {
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => socket.send(data),
    close: () => socket.close(),
  };
  const heard: MessageEvent[] = [];
  const hear = () => {
    for (const event of heard.splice(0)) wire.onmessage?.call(socket as WebSocket, event);
  };
  socket.onopen = (event) => wire.onopen?.call(socket as WebSocket, event);
  socket.onmessage = (event) => {
    heard.push(event);
    // The first of a bundle waits for its turn, behind those that are there already.
    if (heard.length === 1) setTimeout(hear);
  };
  socket.onclose = (event) => {
    hear();
    wire.onclose?.call(socket as WebSocket, event);
  };
  return wire;
}
