import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  editDetails,
  followDevice,
  isMarkedOwn,
  keepShared,
  markEntry,
  openEntry,
  putBack,
  type ShownDetails,
} from './shown-details.ts';

/** A tab as a browser keeps it: the rule sees the address and the state of an entry, and what the device has. */
class Tab {
  entries: { address: string; state: unknown; writes: boolean }[] = [];
  at = -1;
  details: ShownDetails = openEntry('', false, '');
  readonly device: { own: string };

  constructor(device: { own: string }) {
    this.device = device;
  }

  /** `writes`: whether the page writes event details into an address without any. */
  open(address: string, writes = true) {
    this.entries.splice(this.at + 1, Number.POSITIVE_INFINITY, { address, state: { cards: 60 }, writes });
    this.at += 1;
    this.arrive();
  }

  arrive() {
    const { address, state } = this.entry;
    this.apply(openEntry(address, isMarkedOwn(state), this.device.own));
  }

  step(by: number) {
    if (!this.entries[this.at + by]) return;
    this.at += by;
    this.arrive();
  }

  /** A link within the site. */
  follow(writes: boolean) {
    const { isShared, shown } = this.details;
    this.open(isShared ? shown : '', writes);
  }

  apply(next: ShownDetails) {
    this.details = next;
    this.device.own = next.own;
    const { address, state, writes } = this.entry;
    if (!address && !writes) return;
    this.entry.address = next.shown;
    this.entry.state = markEntry(state, !next.isShared);
  }

  otherTabSaves(own: string) {
    this.device.own = own;
    this.apply(followDevice(this.details, own));
  }

  get entry() {
    const entry = this.entries[this.at];
    if (!entry) throw new Error('No entry is open');
    return entry;
  }
}

/** What a visitor expects: each entry is their own wedding, or the wedding of a link. */
interface Model {
  own: string;
  entries: ('own' | { link: string })[];
  at: number;
  /** What "Put it back" brings back, if it is offered: the entry and the device's own. */
  undo: { entry: Model['entries'][number]; own: string } | undefined;
}

/** Opens the present entry of the model. */
function arrive(model: Model) {
  const entry = model.entries[model.at];
  model.undo = undefined;
  if (entry === undefined || entry === 'own') return;
  if (model.own && model.own !== entry.link) return;
  model.own = entry.link;
  model.entries[model.at] = 'own';
}

function open(model: Model, link: string) {
  model.entries.splice(model.at + 1, Number.POSITIVE_INFINITY, link ? { link } : 'own');
  model.at += 1;
  arrive(model);
}

interface Action {
  readonly name: string;
  readonly run: (tab: Tab, model: Model) => void;
}

const details = fc.constantFrom('guests=100', 'guests=200', 'guests=300');
const detailsOrNone = fc.oneof(details, fc.constant(''));
const entryOf = (model: Model) => model.entries[model.at] ?? 'own';

function step(name: string, by: number): Action {
  return {
    name,
    run: (tab, model) => {
      tab.step(by);
      if (!model.entries[model.at + by]) return;
      model.at += by;
      arrive(model);
    },
  };
}

const reload: Action = {
  name: 'reload',
  run: (tab, model) => {
    tab.arrive();
    arrive(model);
  },
};

const keep: Action = {
  name: 'keep them',
  run: (tab, model) => {
    tab.apply(keepShared(tab.details));
    const entry = entryOf(model);
    if (entry === 'own') return;
    model.undo = model.own ? { entry, own: model.own } : undefined;
    model.own = entry.link;
    model.entries[model.at] = 'own';
  },
};

/** Adds an entry, so that a step back shows the link again. Clearing a shared view does the same. */
const showMine: Action = {
  name: 'show mine',
  run: (tab, model) => {
    if (!tab.details.isShared) return;
    tab.open('');
    open(model, '');
  },
};

const clear: Action = {
  name: 'clear',
  run: (tab, model) => {
    if (tab.details.isShared) return showMine.run(tab, model);
    tab.apply(editDetails(tab.details, ''));
    model.undo = model.own ? { entry: 'own', own: model.own } : undefined;
    model.own = '';
  },
};

const undo: Action = {
  name: 'put it back',
  run: (tab, model) => {
    expect(tab.details.replaced).toBe(model.undo?.own ?? '');
    if (!model.undo) return;
    tab.apply(putBack(tab.details));
    model.own = model.undo.own;
    model.entries[model.at] = model.undo.entry;
    // The same event details as before: nothing to distinguish.
    arrive(model);
  },
};

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.tuple(detailsOrNone, fc.boolean()).map(
    ([link, writes]): Action => ({
      name: `open ${link || 'a page'}${writes ? '' : ' that writes none'}`,
      run: (tab, model) => {
        tab.open(link, writes);
        open(model, link);
      },
    }),
  ),
  fc.boolean().map(
    (writes): Action => ({
      name: `follow a link${writes ? '' : ' to a page that writes none'}`,
      run: (tab, model) => {
        tab.follow(writes);
        const entry = entryOf(model);
        open(model, entry === 'own' ? '' : entry.link);
      },
    }),
  ),
  details.map(
    (text): Action => ({
      name: `edit to ${text}`,
      run: (tab, model) => {
        tab.apply(editDetails(tab.details, text));
        if (entryOf(model) === 'own') model.own = text;
        else model.entries[model.at] = { link: text };
        arrive(model);
      },
    }),
  ),
  detailsOrNone.map(
    (text): Action => ({
      name: text ? `another tab saves ${text}` : 'another tab clears',
      run: (tab, model) => {
        tab.otherTabSaves(text);
        model.own = text;
        if (entryOf(model) === 'own') model.undo = undefined;
      },
    }),
  ),
  fc.constantFrom(clear, keep, showMine, undo, reload, step('back', -1), step('forward', 1)),
);

test('event details · in any sequence an entry shows one’s own or its link, and only what the visitor keeps becomes one’s own', () => {
  fc.assert(
    fc.property(detailsOrNone, fc.array(action, { maxLength: 25 }), (own, actions) => {
      const tab = new Tab({ own });
      const model: Model = { own, entries: [], at: -1, undo: undefined };
      tab.open('');
      open(model, '');
      for (const { name, run } of actions) {
        run(tab, model);
        const entry = entryOf(model);
        expect(
          { shown: tab.details.shown, isShared: tab.details.isShared, own: tab.device.own },
          `after: ${name}`,
        ).toEqual(
          entry === 'own'
            ? { shown: model.own, isShared: false, own: model.own }
            : { shown: entry.link, isShared: true, own: model.own },
        );
        const { address, writes, state } = tab.entry;
        if (address || writes) expect(address, `the address after: ${name}`).toBe(tab.details.shown);
        expect(state).toMatchObject({ cards: 60 });
      }
    }),
    { numRuns: 1000 },
  );
});
