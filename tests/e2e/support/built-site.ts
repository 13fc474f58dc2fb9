import { join } from 'node:path';
import { readHostConfig } from '../../../scripts/host/routing.ts';
import { createHost } from '../../../scripts/host/serve.ts';

type Options = Partial<Pick<Parameters<typeof createHost>[0], 'functions' | 'trustProxy'>>;

/** Serves a build as the host does. */
export const hostOf = async (
  folder: string,
  options: Options = {},
  config = join(import.meta.dirname, '../../../vercel.json'),
) => createHost({ folder, config: await readHostConfig(config), functions: {}, ...options });
