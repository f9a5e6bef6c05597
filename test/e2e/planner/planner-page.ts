import type { Page } from 'playwright-core'

export const HOME = '/planner?pin=411038&bill=4000'

/** The questions beside an answer. */
export const DETAILS = '[aria-label="Your details"]'

export const titleOf = (page: Page) => page.locator('#answer-title')

/** The system that is shown, in words. */
export async function answered(page: Page) {
	await titleOf(page).waitFor()
	return (await titleOf(page).textContent()) ?? ''
}

export const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
