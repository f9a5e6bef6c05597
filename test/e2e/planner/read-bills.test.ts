import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { KEPT_BILLS } from '../../planner/bills/kept-bills.ts'
import { OPEN_BILLS } from '../../planner/bills/open-bills.ts'
import { wrongIn } from '../../planner/bills/read-values.ts'
import { open } from '../pages.ts'
import { type Flaws, pdfOf, photoOf } from './bill-files.ts'
import { readOn } from './bill-page.ts'

/** Every bill in every form takes minutes: `npm run soak -- bills`. */
const isSoak = Boolean(process.env.SOAK)

const FORMS: Record<string, Flaws | 'pdf'> = {
	PDF: 'pdf',
	print: {},
	'photo turned by 3°': { turned: 3 },
	'photo turned by -3°': { turned: -3 },
	'blurred photo': { blur: 1.6 },
	'very blurred photo': { blur: 2.6 },
}

it.skipIf(!isSoak).each([...OPEN_BILLS, ...KEPT_BILLS].map((bill) => [bill.name, bill] as const))(
	'%s: in no form anything wrong is sure',
	async (_, bill) => {
		const [drawing, page]: [Page, Page] = [await open(), await open()]
		const wrong: string[] = []
		for (const [form, flaws] of Object.entries(FORMS)) {
			const file =
				flaws === 'pdf' ? await pdfOf(drawing, bill) : await photoOf(drawing, bill, flaws)
			const { values } = await readOn(page, file)
			if (values) wrong.push(...wrongIn(values, bill).map((each) => `${form}: ${each}`))
		}
		expect(wrong).toEqual([])
	},
	600_000,
)
