import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { violations } from './walls.ts'

const folders: string[] = []
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** What the walls say of a store with these files. */
function judge(files: Record<string, string>): string[] {
	const root = mkdtempSync(join(tmpdir(), 'solbazaar-walls-'))
	folders.push(root)
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true })
		writeFileSync(join(root, path), text)
	}
	return violations(root)
}

const empty = 'export {}'

test('types and a room’s face may be imported', () => {
	const files = {
		'app/cart.tsx': `import type { Order } from '../domain/orders/queries'
			import { words } from '../domain/orders/rules'`,
		'domain/orders/queries.ts': `import type { OrderTables } from './tables.ts'`,
		'domain/orders/rules.ts': empty,
		'domain/orders/tables.ts': empty,
		'domain/orders/place.ts': `import { take } from '../cart/commands.ts'`,
		'domain/cart/commands.ts': `import type { Order } from '../orders/queries.ts'`,
		'domain/cart/cart.test.ts': `import '../orders/tables.ts'`,
		'config.ts': 'export const port = process.env.PORT',
	}
	expect(judge(files)).toEqual([])
})

test.each([
	['a page loads a command', 'app/page.tsx', `import { a } from '../domain/orders/commands'`],
	[
		'a type keyword inside the braces',
		'app/page.tsx',
		`import { type A } from '../domain/orders/commands'`,
	],
	['a page loads it when asked', 'app/page.tsx', `await import('../domain/orders/commands.ts')`],
	['a page loads the database', 'app/page.tsx', `export { open } from '../db/open.ts'`],
	['a page loads the driver', 'app/page.tsx', `import { Kysely } from 'kysely'`],
	['the door loads a room', 'app/api.server.ts', `import { a } from '../domain/orders/rules.ts'`],
	[
		'another room’s tables',
		'domain/cart/queries.ts',
		`import type { T } from '../orders/tables.ts'`,
	],
	[
		'another room’s own file',
		'domain/cart/queries.ts',
		`import { a } from '../catalogue/search.ts'`,
	],
	['another room’s routes', 'domain/cart/queries.ts', `import { a } from '../orders/routes.ts'`],
	[
		'a command speaks HTTP',
		'domain/cart/commands.ts',
		`import { newRouter } from '../../http/router.ts'`,
	],
	['HTTP knows a room', 'http/guard.ts', `import type { Store } from '../domain/store.ts'`],
	['the database knows a module', 'db/open.ts', `import type { Store } from '../domain/store.ts'`],
	[
		'a module knows the samples',
		'domain/cart/queries.ts',
		`import { a } from '../../samples/add.ts'`,
	],
	['what is shared knows HTTP', 'shared/a.ts', `import type { Env } from '../http/router.ts'`],
	['the server’s side loads a page', 'web/pages.ts', `import { door } from '../app/page.tsx'`],
	['a file with a strange name', 'domain/cart/misc.ts', empty],
	['rules with I/O', 'domain/cart/rules.ts', `import { now } from 'node:perf_hooks'`],
	[
		'rules with I/O further down',
		'domain/cart/rules.ts',
		`import { newId } from '../shared/ids.ts'`,
	],
	['a planner with SQL', 'domain/planner/yield/yield.ts', `import { sql } from 'kysely'`],
	['the environment', 'web/pages.ts', `export const port = process.env.PORT`],
	['the environment, taken apart', 'web/pages.ts', `const { env } = process`],
	['the environment, imported', 'web/pages.ts', `import { env } from 'node:process'`],
])('%s: reported', (_name, path, text) => {
	const files = {
		'app/page.tsx': empty,
		'http/router.ts': empty,
		'db/open.ts': empty,
		'domain/orders/commands.ts': empty,
		'domain/orders/rules.ts': empty,
		'domain/orders/routes.ts': empty,
		'domain/orders/tables.ts': empty,
		'domain/catalogue/search.ts': empty,
		'shared/ids.ts': `import { randomBytes } from 'node:crypto'`,
		[path]: text,
	}
	const said = judge(files)
	expect(said).toHaveLength(1)
	expect(said[0]).toContain(path)
})

test('rings of imports are reported once each, those of types too', () => {
	const files = {
		'web/a.ts': `import './b.ts'`,
		'web/b.ts': `import './c.ts'`,
		'web/c.ts': `import './a.ts'\nimport type { D } from './d.ts'`,
		'web/d.ts': `import './c.ts'`,
	}
	expect(judge(files)).toEqual([
		'web/a.ts → web/b.ts → web/c.ts → web/a.ts: a ring of imports.',
		'web/c.ts → web/d.ts → web/c.ts: a ring of imports.',
	])
})
