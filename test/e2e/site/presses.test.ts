import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { queryOf } from '../planner/planner-page.ts'

/** From the home page to the verdict, without an account: fields, links and buttons that are pressed. */
const MAX_PRESSES = 6

/** Counts presses on the page as people make them, over all of its addresses. */
async function countPresses(page: Page): Promise<() => number> {
	let presses = 0
	await page.exposeFunction('pressed', () => presses++)
	await page.addInitScript(() => {
		const told = (event: Event) => {
			if (event.isTrusted) (globalThis as unknown as { pressed: () => void }).pressed()
		}
		addEventListener('pointerdown', told, true)
	})
	return () => presses
}

const verdictOf = (page: Page) =>
	page.getByText(/^(?:Worth it|Not worth it|Not certain to be worth it)/).first()

it.each([390, 1280])(
	'the verdict is six presses away at most by PIN and bill, %i px wide',
	async (width) => {
		const page = await open({ width, isNew: true })
		const presses = await countPresses(page)
		await go(page, '/')
		const pin = page.getByRole('textbox', { name: 'PIN code' })
		await pin.click()
		await page.keyboard.type('411038')
		const bill = page.getByRole('textbox', { name: 'Monthly bill' })
		await bill.click()
		await page.keyboard.type('4000')
		await page.getByRole('button', { name: 'Plan your system' }).click()
		await verdictOf(page).waitFor()
		expect(queryOf(page)).toEqual({ pin: '411038', bill: '4000' })
		await expect.poll(presses).toBeGreaterThanOrEqual(3)
		expect(presses()).toBeLessThanOrEqual(MAX_PRESSES)
		if (width === 390) await scanFaces(page)
	},
)

it('the three questions take six presses as well', async () => {
	const page = await open({ width: 390, isNew: true })
	const presses = await countPresses(page)
	await go(page, '/planner')
	await page.getByRole('textbox', { name: 'PIN code' }).click()
	await page.keyboard.type('302017')
	await page.getByRole('textbox', { name: 'Monthly bill' }).click()
	await page.keyboard.type('2500')
	await page.getByRole('button', { name: 'Show my system now' }).click()
	await verdictOf(page).waitFor()
	// One more to get there from the home page.
	expect(presses() + 1).toBeLessThanOrEqual(MAX_PRESSES)
})
