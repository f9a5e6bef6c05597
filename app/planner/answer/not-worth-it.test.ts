import { expect, it } from 'vitest'
import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema.ts'
import { Caller } from '../../../test/callers.ts'
import { webOf } from '../../../test/pages.ts'
import { describeOnSqlite } from '../../../test/store.ts'

/** Free units leave nothing to save. */
const CHENNAI = { pin: '600001', monthlyKwh: 100 }
const ADDRESS = '/planner?pin=600001&units=100'
const PROPOSAL = '/planner/proposal?pin=600001&units=100'

const answerOf = (html: string) => /<h2 id="answer-title"[^>]*>([^<]+)<\/h2>/.exec(html)?.[1]
const titleOf = (html: string) => /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1]

describeOnSqlite('a plan that is not worth it', (open) => {
	async function pages() {
		const web = webOf((await open()).store)
		const caller = new Caller(async (request) =>
			web.fetch(request, { address: '192.0.2.1', inProcess: false }),
		)
		const { body } = await caller.post('/api/planner/plan', CHENNAI)
		const html = async (path: string) => String((await caller.get(path)).body)
		return { plan: body as PlanAnswer, html }
	}

	it('has the verdict of the chosen system as its heading, and sells it under a fold alone', async () => {
		const { plan, html } = await pages()
		expect(plan.options.length).toBeGreaterThan(1)
		for (const { role, verdict } of plan.options) {
			const page = await html(`${ADDRESS}&choice=${role}`)
			expect(verdict.sentence).toMatch(/^Not worth it: /)
			expect(answerOf(page)).toBe(verdict.sentence)
			for (const reason of [...verdict.why, ...verdict.wouldChange]) expect(page).toContain(reason)
			const [before = '', fold = '', ...more] = page.split('Add system to cart')
			expect([fold === '', more]).toEqual([false, []])
			expect(before.lastIndexOf('<details')).toBeGreaterThan(before.lastIndexOf('</details>'))
			expect(before).toContain('If you still want one')
		}
	})

	it('says so on its proposal too, with what would change it', async () => {
		const { plan, html } = await pages()
		for (const { role, verdict } of plan.options) {
			const paper = await html(`${PROPOSAL}&choice=${role}`)
			expect(titleOf(paper)).toBe(verdict.sentence)
			for (const reason of [...verdict.why, ...verdict.wouldChange]) expect(paper).toContain(reason)
		}
	})
})
