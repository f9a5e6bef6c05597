import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { maxLargeBytes } from '../../http/body.ts'

const PATHS = [
	'/api/upload',
	'/api/products/import',
	'/api/orders/x/checklist/survey/photos',
	'/admin/add-product',
	'/admin/settings',
	'/admin/import-products',
	'/admin/import-products.data',
	'/admin/products/p1',
	'/admin/products/p1.data',
	'/installer/installations/x',
	'/',
	'/api/upload/x',
	'/api/products',
	'/api/orders/x/checklist',
	'/admin/products',
	'/admin/products/p1/x',
	'/api/events',
]

it.each([
	['nginx.conf', /^\tlocation ~ (\S+) \{$/m],
	['Caddyfile', /^\t@large path_regexp (\S+)$/m],
])('%s lets large bodies through where the store takes them', (file, line) => {
	const text = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8')
	const pattern = new RegExp(line.exec(text)?.[1] ?? '')
	for (const path of PATHS)
		expect([path, pattern.test(path)]).toEqual([path, maxLargeBytes(path) !== null])
})
