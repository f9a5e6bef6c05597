import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { violations } from './boundaries.ts'

const folders: string[] = []
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const EMPTY = 'export {}'

/** The findings for a store with these files. */
async function judge(files: Record<string, string>): Promise<string[]> {
	const root = mkdtempSync(join(tmpdir(), 'solbazaar-boundaries-'))
	folders.push(root)
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true })
		writeFileSync(join(root, path), text)
	}
	return violations(root)
}

test('what is below, types and a module’s public API may be imported', async () => {
	const files = {
		'app/cart/cart.tsx': `import type { Order } from '../../domain/orders/queries'
			import { words } from '../../domain/orders/rules'
			import { api } from '../api.server'
			import { useWanted } from '../components/products/buy/wanted-quantity'`,
		'app/api.server.ts': `import type { Api } from '../api/app.ts'`,
		'app/components/products/buy/wanted-quantity.ts': EMPTY,
		'api/app.ts': `import { routes } from '../domain/orders/routes.ts'`,
		'web/pages.ts': `import type { Api } from '../app/api.server.ts'`,
		'domain/app-context.ts': `import type { Order } from './orders/queries.ts'`,
		'db/tables.ts': EMPTY,
		'domain/orders/queries.ts': `import type { OrderTables } from './tables.ts'`,
		'domain/orders/routes.ts': `import { newRouter } from '../../http/router.ts'`,
		'domain/orders/rules.ts': `import type { UserId } from '../../shared/ids.ts'`,
		'domain/orders/tables.ts': `import { ownTables } from '../../db/module-tables.ts'`,
		'domain/reports/tables.ts': `import type { Tables } from '../../db/tables.ts'`,
		'db/module-tables.ts': EMPTY,
		'domain/orders/placing/place.ts': `import { take } from '../../cart/commands.ts'
			import { record } from '../internal/placing/record.ts'
			import type { AppContext } from '../../app-context.ts'`,
		'domain/orders/internal/placing/record.ts': EMPTY,
		'domain/cart/commands.ts': `import { find } from '../catalogue/queries.ts'`,
		'domain/catalogue/queries.ts': EMPTY,
		'domain/cart/cart.test.ts': `import '../orders/tables.ts'`,
		'http/router.ts': EMPTY,
		'shared/ids.ts': `import { randomBytes } from 'node:crypto'`,
		'config.ts': EMPTY,
	}
	expect(await judge(files)).toEqual([])
})

/** The findings: why, by which rule, in which file, and the import there. */
const FORBIDDEN = `
	shared knows HTTP | shared-direction | shared/a.ts | import type { E } from '../http/a.ts'
	HTTP knows a module | http-direction | http/b.ts | import type { S } from '../domain/app-context.ts'
	the database knows a module | db-direction | db/b.ts | import type { S } from '../domain/app-context.ts'
	a module knows the samples | domain-direction | domain/cart/commands.ts | import '../../store/samples/a.ts'
	a module knows the API | domain-direction | domain/cart/commands.ts | import type { A } from '../../api/a.ts'
	a module knows a bench | domain-direction | domain/cart/commands.ts | import '../../tools/bench/a.ts'
	a bench knows a simulator | tools/bench-direction | tools/bench/b.ts | import '../simulators/a.ts'
	a bench loads a module’s own file | internal | tools/bench/b.ts | import '../../domain/catalogue/internal/search/search.ts'
	a module knows a simulator | domain-direction | domain/cart/commands.ts | import '../../tools/simulators/a.ts'
	the opening of the store knows a simulator | store-direction | store/b.ts | import '../tools/simulators/a.ts'
	a simulator knows the store | tools/simulators-direction | tools/simulators/b.ts | import type { U } from '../../shared/ids.ts'
	the samples know the API | store/samples-direction | store/samples/b.ts | import type { A } from '../../api/a.ts'
	the samples know what opens the store | store/samples-direction | store/samples/c.ts | import type { A } from '../a.ts'
	the store knows the API | store-direction | store/b.ts | import type { A } from '../api/a.ts'
	the API knows a page | api-direction | api/b.ts | import type { P } from '../app/page.tsx'
	a page knows what serves it | app-direction | app/b.ts | import type { W } from '../web/a.ts'
	web/ opens the store | web-direction | web/b.ts | import '../store/a.ts'
	the configuration knows web/ | config.ts-direction | config.ts | import type { W } from './web/a.ts'
	the process knows a page | server.ts-direction | server.ts | import './app/page.tsx'
	web/ loads a page | pages-are-built | web/b.ts | import { page } from '../app/page.tsx'
	another module’s tables | own-tables | domain/orders/queries.ts | import type { T } from '../cart/tables.ts'
	tables above the domain | own-tables | api/b.ts | import type { T } from '../domain/orders/tables.ts'
	a module that sees every table | all-tables | domain/cart/queries.ts | import type { T } from '../../db/tables.ts'
	tables opened in a query | opened-tables | domain/cart/queries.ts | import { ownTables } from '../../db/module-tables.ts'
	a module after it | module-order | domain/cart/commands.ts | import '../orders/commands.ts'
	a type of a module after it | module-order | domain/cart/commands.ts | import type { O } from '../orders/rules.ts'
	what modules share knows one of them | below-all-modules | domain/log.ts | import './orders/rules.ts'
	a module loads what stands above it | above-all-modules | domain/cart/commands.ts | import '../followers.ts'
	another module’s own file | internal | domain/cart/queries.ts | import '../catalogue/internal/search/search.ts'
	a type of another module’s own file | internal | domain/cart/queries.ts | import type { S } from '../catalogue/internal/search/search.ts'
	another module’s routes | routes | domain/orders/queries.ts | import '../cart/routes.ts'
	a page loads routes | routes | web/b.ts | import '../domain/cart/routes.ts'
	the API loads a module’s own file | internal | api/b.ts | import '../domain/catalogue/internal/search/search.ts'
	a command speaks HTTP | routes-speak-http | domain/cart/commands.ts | import { a } from '../../http/a.ts'
	a page loads a command | screens-ask-the-api | app/b.tsx | import { a } from '../domain/orders/commands'
	a page loads it when asked | screens-ask-the-api | app/b.tsx | await import('../domain/orders/commands.ts')
	a page gives it on | screens-ask-the-api | app/b.tsx | export { a } from '../domain/orders/commands.ts'
	a loader loads a command | loaders-ask-the-api | app/b.server.ts | import { a } from '../domain/orders/commands.ts'
	a page loads the driver | screens-not-the-database | app/b.tsx | import { Kysely } from 'kysely'
	a page loads SQLite | screens-not-the-database | app/b.tsx | import { DatabaseSync } from 'node:sqlite'
	a page loads the API | screens-not-the-api | app/b.tsx | import { a } from '../api/a.ts'
	the caller of the API loads a module | api-in-process | app/api.server.ts | import { a } from '../domain/orders/rules.ts'
	app/ui knows a module | ui-is-general | app/ui/b.tsx | import type { A } from '../../domain/orders/rules'
	another feature | features | app/cart/b.tsx | import type { P } from '../products/list/own'
	what features share knows one | features | app/components/products/b.tsx | import '../../products/list/own'
	what features share knows what is after it | shared-order | app/components/cart/b.tsx | import type { W } from '../products/buy/wanted-quantity'
	rules with I/O | pure-3 | domain/cart/rules.ts | import { now } from 'node:perf_hooks'
	rules that load what has I/O | pure-2 | domain/cart/rules.ts | import { newId } from '../../shared/ids.ts'
	rules that query | pure-1 | domain/cart/rules.ts | import { a } from './queries.ts'
	a planner with SQL | pure-2 | domain/planner/yield.ts | import { sql } from 'kysely'
	the environment, imported | environment | web/b.ts | import { env } from 'node:process'
`

/** The files they import. */
const IMPORTED = {
	'api/a.ts': EMPTY,
	'app/page.tsx': EMPTY,
	'tools/bench/a.ts': EMPTY,
	'app/components/products/buy/wanted-quantity.ts': EMPTY,
	'app/products/list/own.ts': EMPTY,
	'domain/cart/queries.ts': EMPTY,
	'domain/catalogue/internal/search/search.ts': EMPTY,
	'domain/orders/commands.ts': EMPTY,
	'domain/orders/routes.ts': EMPTY,
	'domain/orders/rules.ts': EMPTY,
	'domain/orders/tables.ts': EMPTY,
	'domain/app-context.ts': EMPTY,
	'domain/cart/routes.ts': EMPTY,
	'domain/cart/tables.ts': EMPTY,
	'domain/followers.ts': EMPTY,
	'domain/orders/queries.ts': EMPTY,
	'db/tables.ts': EMPTY,
	'db/module-tables.ts': EMPTY,
	'http/a.ts': EMPTY,
	'store/samples/a.ts': EMPTY,
	'tools/simulators/a.ts': EMPTY,
	'shared/ids.ts': EMPTY,
	'store/a.ts': EMPTY,
	'web/a.ts': EMPTY,
}

/** The rows, so that in none of the lists a file comes twice. */
function together(rows: string[][]): string[][][] {
	const lists: string[][][] = []
	for (const row of rows) {
		const list = lists.find((each) => each.every(([, , path]) => path !== row[2]))
		if (list) list.push(row)
		else lists.push([row])
	}
	return lists
}

const FOUND = /^(\S+).* \(([\w./-]+)\): /

test('each of these is reported where it is, and nothing else', async () => {
	const all = FORBIDDEN.trim().split('\n')
	for (const rows of together(all.map((row) => row.trim().split(' | ')))) {
		const texts = rows.map(([, , path = '', text = '']) => [path, text])
		const found = await judge({ ...IMPORTED, ...Object.fromEntries(texts) })
		expect(found.map((each) => FOUND.exec(each)?.slice(1).join(': ') ?? each).sort()).toEqual(
			rows.map(([, rule, path]) => `${path}: ${rule}`).sort(),
		)
	}
})

test('a circle of imports is reported, one of types too', async () => {
	const circle = {
		'web/a.ts': `import './b.ts'`,
		'web/b.ts': `import './c.ts'`,
		'web/c.ts': `import './a.ts'`,
	}
	expect((await judge(circle))[0]).toContain('(no-circular)')
	const types = { 'web/a.ts': `import type { B } from './b.ts'`, 'web/b.ts': `import './a.ts'` }
	expect((await judge(types))[0]).toContain('(no-circular)')
})

test.each(['domain/new', 'app/components/new'])(
	'%s, which has no place in an order: reported',
	async (folder) => {
		expect(await judge({ [`${folder}/rules.ts`]: EMPTY })).toEqual([
			expect.stringContaining(folder),
		])
	},
)
