const key = 'bh-campaign';
const longest = 200;

/**
 * The `utm_*` parameters that the visit began with, as a query string ("utm_source=…&utm_campaign=…"), or undefined.
 * The latest address that carries some wins; they are remembered for the session only.
 */
export function rememberCampaign(search: string = location.search): string | undefined {
  const found = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (/^utm_[a-z]+$/.test(name) && value) found.set(name, value);
  }
  const campaign = found.toString().slice(0, longest);
  try {
    if (campaign) sessionStorage.setItem(key, campaign);
    return campaign || sessionStorage.getItem(key) || undefined;
  } catch {
    // Storage is blocked: this page's own address is all there is.
    return campaign || undefined;
  }
}
