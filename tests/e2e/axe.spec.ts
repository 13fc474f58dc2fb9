import { canonical } from '../host/routes.ts';
import { faultsOf, screens } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`lead · axe finds nothing on any page at 360 and 1280 px (${part + 1} of ${parts})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const path of canonical.filter((_, index) => index % parts === part)) {
      for (const [index, screen] of screens.entries()) {
        await page.setViewportSize(screen);
        if (index === 0) await visit(page, path);
        faults.push(...(await faultsOf(page)).map((fault) => `${path} at ${screen.width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
