import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { figure } from '../../../shared/format/english.ts'
import { CASES, type PublishedCase } from '../../../test/planner/cases.ts'
import { DEYE, WAAREE } from '../../../test/planner/electrical.ts'
import { describeOnSqlite } from '../../../test/store.ts'
import { referenceDataOn } from '../../reference-data/queries.ts'
import { tariffBook } from '../../tariffs/queries.ts'
import { seriesRange } from '../internal/electrical/voltages.ts'
import type { PlanWithMessages } from './answer/answer-schema.ts'
import { answerPlan } from './answer/plan-answer.ts'
import { PlanRequest } from './schema.ts'

/** How far a plan may be from the published one, per cent. */
const ALLOWED: Record<PublishedCase['measure'], number> = {
	kW: 30,
	'W of inverter': 30,
	'₹ a kW': 30,
	'kWh a kW a year': 12,
	'panels in a row': 0,
}

const DAY = '2026-11-28'

const measured = (
	measure: PublishedCase['measure'],
	{ options: [best] }: Pick<PlanWithMessages, 'options'>,
): number => {
	if (!best) throw new Error('Nothing fits.')
	if (measure === 'kW') return best.kwp
	if (measure === 'W of inverter') return best.inverter.acW * best.inverter.quantity
	return measure === '₹ a kW' ? best.money.whole / best.kwp : best.yearlyKwh / best.kwp
}

const longest = ({ tMin, maxDcV, ...figures }: NonNullable<PublishedCase['string']>) =>
	seriesRange({ ...WAAREE, ...figures }, { ...DEYE, maxDcV }, { tMin, tCellMax: 70 })?.max ??
	Number.NaN

/** Of a page, without its scheme. */
const isAddress = (source: string) => /^[a-z0-9.]+\.[a-z]+\//.test(source)

describeOnSqlite('what is published', (open) => {
	it('is what a plan says, or it is known why not', async () => {
		expect(CASES).toHaveLength(40)
		expect(CASES.filter(({ source }) => isAddress(source)).length).toBeGreaterThanOrEqual(25)
		const { store } = await open()
		store.now = () => Date.parse(`${DAY}T06:00:00Z`)
		const today = dayAt(store.now())
		const known = {
			...{ today, unproven: store.policy.unproven, installs: true },
			referenceData: await referenceDataOn(store, { on: today }),
			book: await tariffBook(store, null),
		}
		const figureOf = ({ measure, request, string }: PublishedCase) => {
			if (string) return longest(string)
			const answer = answerPlan(
				{ request: PlanRequest.parse(request), ...known },
				store.catalogue.products,
			)
			if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
			return measured(measure, answer.value)
		}
		const rows = CASES.map((one) => {
			const found = figureOf(one)
			const pct = 100 * (found / one.published - 1)
			const isOutside = Math.abs(pct) > ALLOWED[one.measure]
			expect([one.id, isOutside]).toEqual([one.id, one.outside !== undefined])
			const digits = one.measure === 'kW' ? 2 : 0
			return [
				one.of,
				one.measure,
				figure(one.published, digits),
				figure(found, digits),
				`${pct > 0 ? '+' : ''}${figure(pct, 0)} %`,
				one.outside ?? '',
				one.source,
			]
		})
		await expect(pageOf(rows)).toMatchFileSnapshot('../../../docs/figures/cases.md')
	})
})

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const pageOf = (rows: readonly string[][]) => `# Published cases

What companies, owners and studies published of systems and yields, and what a plan says of the same on 28 November
2026. Sizes and prices may be 30 % off, yields of a year 12 %; strings are exact, of usual panels where no sheet was
published. A case further off says why. A size is that of the best system; the yield is that of its panels. Two published figures
are not compared, as they are of no yield and no size: the units that a home in Bhopal sent out in 15 months, and a bill
in Kerala after the end of the year of settlement.
\`domain/planner/sizing/cases.test.ts\` compares them and writes this page.

${[
	rowOf(['case', 'measure', 'published', 'plan', 'difference', 'why it is further off', 'source']),
	rowOf(Array<string>(7).fill('---')),
	...rows.map(rowOf),
].join('\n')}
`
