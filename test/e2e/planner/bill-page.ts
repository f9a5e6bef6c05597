import type { Page } from 'playwright-core'
import { CHECKED, type SureValues } from '../../planner/bills/read-values.ts'
import { go } from '../journey.ts'
import type { BillFile } from './bill-files.ts'

export const BILL_PAGE = '/planner/read-bill'

/** How long a picture may take on a busy machine. */
const READ_MS = 90_000

export const use = (page: Page) => page.getByRole('button', { name: 'Use these' })

/** Chooses a file on the page, and waits until it is read or refused. @returns the sentence of the refusal, if any */
export async function choose(page: Page, file: BillFile): Promise<string | null> {
	const input = page.locator('input[type=file]').first()
	await input.setInputFiles(file)
	const alert = page.getByRole('alert')
	await use(page).or(alert).waitFor({ timeout: READ_MS })
	return (await alert.count()) > 0 ? alert.textContent() : null
}

/** The figures that the page has filled in. */
export async function filledIn(page: Page): Promise<SureValues> {
	const values = await page.evaluate(
		(names) =>
			names.map((name) => {
				const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`)
				return [name, field?.value || null] as const
			}),
		CHECKED,
	)
	return Object.fromEntries(values) as SureValues
}

/** Reads one bill on a page as it is opened. */
export async function readOn(page: Page, file: BillFile) {
	await go(page, '/about')
	await go(page, BILL_PAGE)
	const refusal = await choose(page, file)
	return { refusal, values: refusal === null ? await filledIn(page) : null }
}
