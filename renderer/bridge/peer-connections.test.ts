import { expect, test } from 'vitest';
import { removePeerConnections } from './peer-connections.ts';

test('nothing of WebRTC is left, and nothing else is gone', () => {
  const page = {
    RTCPeerConnection: 1,
    webkitRTCPeerConnection: 2,
    RTCDataChannel: 3,
    WebSocket: 4,
    FORTC: 5,
  };
  removePeerConnections(page);
  expect(page).toEqual({ WebSocket: 4, FORTC: 5 });
});
