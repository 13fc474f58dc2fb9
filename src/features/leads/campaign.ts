import { readText, writeText } from '../../lib/storage.ts';

const key = 'campaign';
const maxLength = 200;

/**
 * The `utm_*` parameters of the visit as a query string ("utm_source=…&utm_campaign=…"), or undefined. Those of the
 * current URL replace the stored ones; they are stored for the session.
 */
export function rememberCampaign(): string | undefined {
  const params = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (/^utm_[a-z]+$/.test(name) && value) params.set(name, value);
  }
  const campaign = params.toString().slice(0, maxLength);
  if (campaign) writeText('sessionStorage', key, campaign);
  return campaign || readText('sessionStorage', key) || undefined;
}
