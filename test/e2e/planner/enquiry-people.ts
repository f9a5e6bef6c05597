import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { somebody } from '../people.ts'

export const PLAN = '/planner?pin=411038&bill=4000'

let people = 0

/** A person with a unique name and number. */
export const person = () => {
	const mark = `${Date.now().toString(36)}${people++}`
	return { name: `Kavita ${mark}`, email: `kavita-${mark}@example.com` }
}

/** Sends an enquiry through the API, with the session of the page's browser. */
export async function ask(page: Page, who = person()) {
	const data = { ...who, pin: '411038', plan: PLAN, summary: '3.78 kW for a home in Pune' }
	expect((await page.request.post('/api/enquiries', { data })).status()).toBe(201)
	return who
}

/** How many enquiries of this name the installers have. */
export async function enquiriesOf(name: string) {
	const installer = await somebody('Installer')
	const listed = await (await installer.call('/api/enquiries?limit=500')).json()
	return listed.filter((each: { name: string }) => each.name === name)
}
