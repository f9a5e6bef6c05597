import { expect, it } from 'vitest'
import { inEnglish } from '../../../test/in-english.ts'
import { internalWordsIn, textsIn } from '../../../test/planner/internal-words.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import { toReferenceRow } from '../../reference-data/queries.ts'
import { referenceTables } from '../../reference-data/tables.ts'
import { lessSureParts, sourceOf } from '../internal/sizing/answer/row-source.ts'

/** A place of each state and of each company with a tariff of its own. */
const PINS = [
	...['411038', '400001', '400050', '380001', '395003', '560001', '600001', '682001', '520001'],
	...['500001', '110001', '110092', '122001', '141001', '302001', '226001', '201301', '462001'],
	...['492001', '800001', '834001', '700001', '751001', '781001', '248001', '171001', '190001'],
	...['403001', '160017', '605001', '793001', '799001', '737101', '791111', '194101'],
	...['797001', '396210'],
]

describeOnAllEngines('what buyers read of the reference data', (open, itOnSqlite) => {
	it('is a sentence of every row, without the notes of its research', async () => {
		const { store } = await open({ mode: 'live' })
		const { db } = store
		const rows = (table: 'retail_tariffs' | 'metering_rules' | 'state_subsidies') =>
			db.selectFrom(table).selectAll().execute()
		const built = { isOwn: false }
		const referenceData = (
			await referenceTables(db).selectFrom('money_facts').selectAll().execute()
		).map(toReferenceRow)
		const subsidies = await db.selectFrom('state_subsidies').selectAll().execute()
		const dated = async (table: Parameters<typeof rows>[0]) =>
			(await rows(table)).map((row) => ({ ...row, asOf: row.as_of, ...built }))
		const said = [
			...referenceData.map((fact) => sourceOf(fact.kind, { ...fact, isOwn: !fact.builtIn }).source),
			...(await dated('retail_tariffs')).map((row) => sourceOf('tariff', row).source),
			...(await dated('metering_rules')).map((row) => sourceOf('metering', row).source),
			...(await dated('state_subsidies')).map((row) => sourceOf('state-subsidy', row).source),
		]
		const texts = [...inEnglish(said), ...subsidies.map(({ conditions }) => conditions)]
		expect(texts.length).toBeGreaterThan(180)
		expect(texts.flatMap(internalWordsIn)).toEqual([])
		const noted = (await rows('retail_tariffs')).flatMap(({ source }) => internalWordsIn(source))
		expect(noted.length).toBeGreaterThan(50)
	})

	it('keeps for admins what was found out, the former conditions of subsidies too', async () => {
		const admin = await (await open({ mode: 'live' })).as('Admin')
		const { body } = await admin.get('/api/tariff-tables/state-subsidies/export.json')
		const rajasthan = JSON.stringify(body)
		expect(rajasthan).toContain('extension not found')
		expect(rajasthan).toContain('permanent (pucca) roof')
	})

	itOnSqlite('keeps the words of an owner’s own row', () => {
		const own = { source: 'Our bill of May 2026', asOf: '2026-05-01', state: 'Goa' as const }
		const { source } = sourceOf('tariff', { ...own, confidence: 'high', isOwn: true })
		expect(inEnglish(source)).toBe('Our bill of May 2026')
	})

	itOnSqlite('names the parts of a tariff that are less sure', () => {
		expect(lessSureParts(['duty: 6 % unconfirmed, a site says 5 % of the surcharge'])).toEqual([
			'duty',
		])
		expect(lessSureParts(['last slab 9.95 or 10.15', 'duty and FPPCA not found'])).toEqual([
			'slabs',
			'duty',
			'surcharge',
		])
	})

	itOnSqlite.each(PINS)('has none of it in a plan for %s', { timeout: 120_000 }, async (pin) => {
		const { visitor } = await open({ mode: 'live', sampleData: true })
		for (const customer of ['home', 'society', 'shop']) {
			const about = customer === 'society' ? { customer, houses: 40 } : { customer }
			const asked = { pin, monthlyKwh: 400, roofAreaM2: 60, ...about }
			const { status, body } = await visitor().post('/api/planner/plan', asked)
			if (customer === 'home') expect(status).toBe(200)
			if (status !== 200) continue
			expect(textsIn(body).flatMap(internalWordsIn)).toEqual([])
		}
	})
})
