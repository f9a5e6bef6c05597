import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describedCalls } from '../../api/app.ts'
import { builtRules } from '../../test/pages.ts'
import { ANY_PART, largeFormAt } from '../pages/page-rules.ts'

const PATHS = [
	'/api/upload',
	'/api/products/import',
	'/api/orders/x/checklist/survey/photos',
	'/api/orders/x/returns/1/photos',
	'/api/orders/x/subsidy/papers',
	'/orders/x/subsidy',
	'/orders/x/subsidy.data',
	'/orders/x/reviews',
	'/admin/add-product',
	'/admin/settings',
	'/admin/import-products',
	'/admin/import-products.data',
	'/admin/products/p1',
	'/admin/products/p1.data',
	'/installer/installations/x',
	'/api/installer/profile/photo',
	'/installer/profile/photo',
	'/installer/profile',
	'/',
	'/api/upload/x',
	'/api/products',
	'/api/orders/x/checklist',
	'/admin/products',
	'/admin/products/p1/x',
	'/api/events',
]

const largeCalls = describedCalls().flatMap(({ path, 'x-max-body-bytes': bytes }) =>
	bytes ? [new RegExp(`^${path.replace(/\{\w+\}/g, ANY_PART)}$`)] : [],
)

it.each([
	['nginx.conf', /^\tlocation ~ (\S+) \{$/m],
	['Caddyfile', /^\t@large path_regexp (\S+)$/m],
	['haproxy.cfg', /^\tacl large path_reg (\S+)$/m],
])('%s lets large bodies through where the store takes them', async (file, line) => {
	const text = readFileSync(new URL(`../../tools/deploy/${file}`, import.meta.url), 'utf8')
	const pattern = new RegExp(line.exec(text)?.[1] ?? '')
	const pages = await builtRules()
	const isLarge = (path: string) =>
		largeFormAt(pages, path) !== undefined || largeCalls.some((call) => call.test(path))
	expect(largeCalls).toHaveLength(6)
	for (const path of PATHS) expect([path, pattern.test(path)]).toEqual([path, isLarge(path)])
})
