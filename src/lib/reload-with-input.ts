import { readText, writeText } from './storage.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The name of a control, its place among those of that name, and what it shows. */
type Entered = readonly [name: string, place: number, value: string | boolean];

const key = 'entered';

/** The named controls of the page; dialogs are not in its HTML. */
const controls = (): readonly Control[] =>
  [...document.querySelectorAll<Control>('main [name]:not(button)')].filter(
    (control) => !control.closest('dialog'),
  );

const isCheck = (control: Control): control is HTMLInputElement => /checkbox|radio/.test(control.type);
const placeOf = (control: Control, all: readonly Control[]) =>
  all.filter(({ name }) => name === control.name).indexOf(control);

function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, initial);
  }
  if (isCheck(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/**
 * Loads the page again, with the scripts that the server has refused: WebKit keeps a refusal, and empties the fields of a
 * page. `enteredBeforeReload` has what they showed.
 */
export async function reloadWithInput(): Promise<void> {
  const all = controls();
  const entered = all
    .filter(isEdited)
    .map(
      (control): Entered => [
        control.name,
        placeOf(control, all),
        isCheck(control) ? control.checked : control.value,
      ],
    );
  writeText('sessionStorage', key, JSON.stringify({ path: location.pathname, entered }));
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  await Promise.allSettled(scripts.map(({ href }) => fetch(href, { cache: 'reload' })));
  location.reload();
}

/** The controls with what was entered before a reload, once. Also empty if the storage is blocked. */
export function enteredBeforeReload(): readonly (readonly [control: Control, value: string | boolean])[] {
  const text = readText('sessionStorage', key);
  if (!text) return [];
  writeText('sessionStorage', key, '');
  const { path, entered }: { readonly path: string; readonly entered: readonly Entered[] } = JSON.parse(text);
  if (path !== location.pathname) return [];
  const all = controls();
  return entered.flatMap(([name, place, value]) => {
    const control = all.filter((one) => one.name === name)[place];
    return control ? [[control, value] as const] : [];
  });
}
