import { expect, it } from 'vitest'
import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema.ts'
import { enquiry } from '../../../test/builders.ts'
import { Caller } from '../../../test/callers.ts'
import { register } from '../../../test/documents/billing-documents.ts'
import { webOf } from '../../../test/pages.ts'
import { describeOnSqlite } from '../../../test/store.ts'

/** Free units leave nothing to save. */
const CHENNAI = { pin: '600001', monthlyKwh: 100 }
const ADDRESS = '/planner?pin=600001&units=100'
const PROPOSAL = '/planner/proposal?pin=600001&units=100'

const answerOf = (html: string) => /<h2 id="answer-title"[^>]*>([^<]+)<\/h2>/.exec(html)?.[1]
const titleOf = (html: string) => /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1]

describeOnSqlite('a plan that is not worth it', (open) => {
	async function pages(shop: Parameters<typeof open>[0] = {}) {
		const { store, as } = await open(shop)
		if (shop.mode === 'live') await register(store)
		const web = webOf(store)
		const caller = new Caller(async (request) =>
			web.fetch(request, { address: '192.0.2.1', inProcess: false }),
		)
		const logIn = async () => {
			for (const [name, value] of (await as('Buyer')).cookies) caller.cookies.set(name, value)
		}
		const { body } = await caller.post('/api/planner/plan', CHENNAI)
		const html = async (path: string) => String((await caller.get(path)).body)
		return { plan: body as PlanAnswer, html, caller, logIn }
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

	it('offers a quotation under the fold alone, in a shop that issues them', async () => {
		const { html } = await pages({ mode: 'live', sampleData: true })
		const [before = '', ...more] = (await html(ADDRESS)).split('Get a quotation')
		expect(more.length).toBe(1)
		expect(before.indexOf('If you still want one')).toBeGreaterThan(0)
		expect(before.lastIndexOf('<details')).toBeGreaterThan(before.lastIndexOf('</details>'))
	})

	it('says so on its proposal too, with what would change it', async () => {
		const { plan, html } = await pages()
		for (const { role, verdict } of plan.options) {
			const paper = await html(`${PROPOSAL}&choice=${role}`)
			expect(titleOf(paper)).toBe(verdict.sentence)
			for (const reason of [...verdict.why, ...verdict.wouldChange]) expect(paper).toContain(reason)
		}
	})

	it('says so where it is saved, and among the plans of an account', async () => {
		const { plan, html, caller, logIn } = await pages()
		await logIn()
		const best = plan.options[0]
		if (!best) throw new Error('No system.')
		expect(await html(ADDRESS.replace('/planner', '/planner/save'))).toContain(
			best.verdict.sentence,
		)
		for (const address of [ADDRESS, '/planner?pin=411038&units=300'])
			await caller.post('/api/planner/plans', { name: address, plan: address })
		const rows = (await html('/account/plans')).match(/<li[\s\S]*?<\/li>/g) ?? []
		const said = (address: string) =>
			rows.filter((row) => row.includes(address)).map((row) => row.includes('Not worth it when'))
		expect([said('pin=600001'), said('pin=411038')]).toEqual([[true], [false]])
	})

	it('says so with the enquiry about it', async () => {
		const { html, caller, logIn } = await pages()
		await logIn()
		expect((await caller.post('/api/enquiries', enquiry({ plan: ADDRESS }))).status).toBe(201)
		expect(await html('/account/enquiries')).toContain('No: it costs more than it saves')
	})
})
