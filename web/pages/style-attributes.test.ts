import { expect } from 'vitest'
import { webOf } from '../../test/pages.ts'
import { describeOnSqlite } from '../../test/store.ts'

const PATHS = [
	...['/', '/products', '/products/solar-panel-250w', '/login', '/support'],
	'/planner?pin=411038&bill=4000',
]

const STYLE = /<[a-z][^>]*? style="([^"]*)"/g

/** Lengths, numbers, colours and the variables that Mantine's components and drawings write. */
const CALCULATED = /^(?:[a-z-]+:[\w\s.,%#()*+/&;:-]*;?)+$/

describeOnSqlite('the style attributes of pages', (open, it) => {
	it('alone are let through by the policy, and have calculated values that load nothing', async () => {
		const web = webOf((await open()).store)
		let count = 0
		for (const path of PATHS) {
			const request = new Request(`http://store.test${path}`)
			const answer = await web.fetch(request, { address: '192.0.2.1', inProcess: false })
			const policy = (answer.headers.get('content-security-policy') ?? '').split('; ')
			expect(policy.filter((rule) => rule.includes('unsafe'))).toEqual([
				"style-src-attr 'unsafe-inline'",
			])
			for (const [, style = ''] of (await answer.text()).matchAll(STYLE)) {
				count++
				expect(style, path).toMatch(CALCULATED)
				expect(style, path).not.toMatch(/url|image|expression|@import/i)
			}
		}
		expect(count).toBeGreaterThan(100)
	})
})
