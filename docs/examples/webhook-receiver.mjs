// Receives leads (LEAD_WEBHOOK_FORMAT=json): LEAD_WEBHOOK_SECRET=whsec_… PORT=8787 node webhook-receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const key = Buffer.from((process.env.LEAD_WEBHOOK_SECRET ?? '').replace(/^whsec_/, ''), 'base64');
if (key.length < 24) throw new Error('LEAD_WEBHOOK_SECRET is missing or shorter than 24 bytes');
const toleranceSeconds = 5 * 60;
const maxBytes = 64 * 1024;
const headerNames = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
/** In production a unique column of a database: this set is lost when the process ends. */
const receivedIds = new Set();

/** Store the lead here; throw when that fails. */
async function storeLead(lead) {
  console.log(JSON.stringify(lead));
}

function isAuthentic(id, timestamp, signatures, body) {
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds)) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  const candidates = signatures.split(' ').map((text) => Buffer.from(text.replace(/^v1,/, ''), 'base64'));
  return candidates.some((actual) => actual.length === expected.length && timingSafeEqual(actual, expected));
}

/** Resolves to the status of the response. */
async function receive(request) {
  if (!(Number(request.headers['content-length']) <= maxBytes)) return 413;
  const body = await buffer(request);
  const [id, timestamp, signatures = ''] = headerNames.map((name) => request.headers[name]);
  if (!isAuthentic(id, timestamp, signatures, body)) return 401;
  const { type, version, data } = JSON.parse(body);
  if (receivedIds.has(id) || type !== 'lead.created' || version !== 1) return 204;
  receivedIds.add(id);
  await storeLead(data).catch((error) => {
    receivedIds.delete(id);
    throw error;
  });
  return 204;
}

const server = createServer(async (request, response) => {
  response.writeHead(await receive(request).catch(() => 500)).end();
});
server.listen(Number(process.env.PORT ?? 8787), '127.0.0.1', () => {
  console.error(`Listening on http://127.0.0.1:${server.address().port}`);
});
