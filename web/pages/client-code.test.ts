import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ASSETS = 'build/pages/client/assets'

it('no code of the pages brings the library of schemas: what pages need of a schema stands in rules', () => {
	const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
	expect(scripts.length).toBeGreaterThan(50)
	expect(
		scripts.filter((name) => readFileSync(join(ASSETS, name), 'utf8').includes('ZodString')),
	).toEqual([])
})
