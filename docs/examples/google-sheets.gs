// Appends each lead to the sheet "Leads" of the spreadsheet that this script is bound to.
// Needs LEAD_WEBHOOK_FORMAT=envelope, and the script property LEAD_WEBHOOK_SECRET with the same value as on the host.

const sheetName = 'Leads';
const toleranceSeconds = 5 * 60;
const lockTimeoutMs = 30000;

/** Columns from left to right. To change the order, change it here before the first lead arrives. */
const columns = [
  'receivedAt',
  'callBy',
  'phone',
  'name',
  'kind',
  'venue',
  'date',
  'time',
  'guests',
  'eventType',
  'location',
  'email',
  'whatsapp',
  'message',
  'about',
  'language',
  'page',
  'control',
  'campaign',
  'suspicious',
  'id',
  'webhookId',
  // Last, so that the columns of a sheet that exists stay the same.
  'venues',
  'functions',
  'total',
  'phones',
  'phoneTyped',
  'callTime',
  'totals',
  'video',
  'visitorOffset',
  'plan',
  'city',
  'venueId',
  'answers',
  'questions',
  'facts',
  'reference',
  'told',
];
const dateColumns = ['receivedAt', 'callBy'];

/** Apps Script cannot set the status: the answer is always 200, and its text says what happened. */
function doPost(e) {
  const result = receive(e.postData ? e.postData.contents : '');
  console.log(result);
  return ContentService.createTextOutput(JSON.stringify({ result })).setMimeType(
    ContentService.MimeType.JSON,
  );
}

function receive(body) {
  const envelope = parse(body);
  if (!envelope || !isAuthentic(envelope)) return 'rejected';
  const message = parse(envelope.payload);
  if (message?.type !== 'lead.created' || message.version !== 1) return 'ignored';
  return appendOnce(envelope.id, message.data);
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Verifies the Standard Webhooks signature over `id.timestamp.payload`. */
function isAuthentic({ id, timestamp, signature, payload }) {
  const secret = PropertiesService.getScriptProperties().getProperty('LEAD_WEBHOOK_SECRET');
  if (!secret) throw new Error('The script property LEAD_WEBHOOK_SECRET is not set.');
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds)) return false;
  const key = Utilities.base64Decode(secret.replace(/^whsec_/, ''));
  const content = Utilities.newBlob(`${id}.${timestamp}.${payload}`).getBytes();
  const expected = `v1,${Utilities.base64Encode(Utilities.computeHmacSha256Signature(content, key))}`;
  return String(signature)
    .split(' ')
    .some((candidate) => isEqual(candidate, expected));
}

/** Compares in constant time. */
function isEqual(a, b) {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i += 1) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

/** The lock keeps two executions from appending the same message. */
function appendOnce(webhookId, lead) {
  const lock = LockService.getScriptLock();
  lock.waitLock(lockTimeoutMs);
  try {
    const sheet = leadSheet();
    const ids = sheet.getRange(1, columns.indexOf('webhookId') + 1, sheet.getLastRow());
    if (ids.createTextFinder(webhookId).matchEntireCell(true).findNext()) return 'duplicate';
    const values = { ...lead, webhookId };
    sheet.appendRow(columns.map((column) => toCell(column, values[column])));
    SpreadsheetApp.flush();
    return 'appended';
  } finally {
    lock.releaseLock();
  }
}

function leadSheet() {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  const sheet = spreadsheet.getSheetByName(sheetName) || spreadsheet.insertSheet(sheetName);
  if (sheet.getLastRow() === 0) {
    sheet.appendRow(columns);
    sheet.setFrozenRows(1);
  }
  return sheet;
}

/**
 * A venue's name, a function such as "Sangeet (400, 60% veg, 20 rooms): 2027-02-11, 2027-02-13", a total in rupees "236000 to 252000",
 * an owner's answer "vegPlate: 650", open questions "Milan Vatika: rooms, corkage", or an owner's facts as values.
 */
function describe(item) {
  if (typeof item !== 'object' || item === null) return String(item);
  if ('low' in item) {
    const { venue, low, high } = item;
    return `${venue ? `${venue}: ` : ''}${low === high ? low : `${low} to ${high}`}`;
  }
  if ('answer' in item) return `${item.question}${item.hall ? ` ${item.hall}` : ''}: ${item.answer}`;
  if ('questions' in item) return `${item.venue}: ${item.questions.join(', ')}`;
  if (!('dates' in item)) return JSON.stringify(item);
  const { label, guests, vegShare, rooms, dates, venues } = item;
  const details = [
    guests,
    vegShare === undefined ? '' : `${Math.round(100 * vegShare)}% veg`,
    rooms ? `${rooms} rooms` : '',
    venues ? `at ${[].concat(venues).join(' or ')}` : '',
  ].filter(Boolean);
  return `${label}${details.length > 0 ? ` (${details.join(', ')})` : ''}: ${[].concat(dates).join(', ')}`;
}

/**
 * A leading apostrophe makes Sheets store a value as text, and is not displayed. Without it Sheets decides what a text is:
 * "10-12" guests would be 10 December, the message "12 Feb" a date, and "=1+1" a formula.
 */
function toCell(column, value) {
  if (value === undefined || value === null) return '';
  if (dateColumns.includes(column)) return new Date(value);
  if (typeof value === 'boolean') return value ? "'yes" : "'no";
  const text = [].concat(value).map(describe).join('; ');
  return text === '' ? '' : `'${text}`;
}
