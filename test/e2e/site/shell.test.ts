import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Role } from '../../../shared/actor.ts'
import { scan } from '../accessibility.ts'
import { go, hydrated, signIn } from '../journey.ts'
import { open } from '../pages.ts'

const LINKS: Record<Role, string[][]> = {
	Buyer: [
		['/', 'Home'],
		['/products', 'Products'],
		['/planner', 'Planner'],
		['/cart', 'Cart'],
		['/support', 'Support & Help'],
	],
	Installer: [
		['/installer/dashboard', 'Dashboard'],
		['/installer/orders', 'Orders'],
		['/installer/installations', 'Installations'],
		['/contact', 'Contact'],
	],
	Admin: [
		['/admin/dashboard', 'Dashboard'],
		['/admin/manage-products', 'Manage Products'],
		['/admin/add-product', 'Upload Product'],
	],
}

const headerLinks = (page: Page) =>
	page
		.getByRole('navigation', { name: 'Main' })
		.getByRole('link')
		.evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]))

const scheme = (page: Page) =>
	page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'))

describe('header', () => {
	it('has the links of a buyer for a visitor, and a Login; a keyboard skips it, and a footer ends the page', async () => {
		const page = await open()
		await go(page, '/about')
		await page.keyboard.press('Tab')
		const skip = page.getByRole('link', { name: 'Skip to the content' })
		await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true)
		await page.keyboard.press('Enter')
		await page.waitForFunction(() => document.activeElement?.id === 'content')
		await expect.poll(() => headerLinks(page)).toEqual(LINKS.Buyer)
		await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
		await expect.poll(() => page.getByText('Welcome,').count()).toBe(0)
		const footer = page.getByRole('contentinfo')
		const quick = footer.getByRole('navigation', { name: 'Quick links' })
		for (const name of ['Home', 'Products', 'Cart', 'About', 'Support & Help'])
			await quick.getByRole('link', { name, exact: true }).waitFor()
		await expect.poll(() => footer.locator('a[href="/about#social"]').count()).toBe(4)
		await footer.getByText(`© ${new Date().getFullYear()} Solbazaar`).waitFor()
		await footer.getByText('No real orders or payments are processed.').waitFor()
	})

	it.each(['Buyer', 'Installer', 'Admin'] as const)(
		'greets a %s and has the links of the role',
		async (role) => {
			const page = await open()
			const { name } = await signIn(page, role)
			await go(page, '/about')
			await expect.poll(() => headerLinks(page)).toEqual(LINKS[role])
			await page.getByRole('banner').getByText(`Welcome, ${name}`).first().waitFor()
			await page.getByRole('banner').getByText(`(${role})`).first().waitFor()
			await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor()
			await scan(page)
		},
	)

	it('is 64 px high and lets the page shine through past 20 px of scroll', async () => {
		const page = await open()
		await go(page, '/')
		const header = page.getByRole('banner')
		expect((await header.boundingBox())?.height).toBe(64)
		const ground = () => header.evaluate((bar) => getComputedStyle(bar).backgroundColor)
		await expect.poll(() => ground()).toBe('rgb(251, 247, 240)')
		await page.evaluate(() => window.scrollTo(0, 20))
		await page.waitForFunction(() => window.scrollY === 20)
		await expect.poll(() => header.getAttribute('data-scrolled')).toBeNull()
		await page.evaluate(() => window.scrollTo(0, 21))
		await page.locator('header[data-scrolled]').waitFor()
		await expect.poll(() => ground()).toMatch(/\/ 0\.82\)$/)
	})

	it('counts the cart and shows for two seconds what went into it', async () => {
		const page = await open()
		await page.clock.install()
		await go(page, '/')
		const toast = page.getByText('Solar Inverter 3kW added to cart!')
		await page.clock.pauseAt(Date.now() + 60_000)
		await page.getByRole('button', { name: 'Add Solar Inverter 3kW to the cart' }).click()
		// In the page or not: the style sheet hides it after two seconds of the real clock, which goes on meanwhile.
		const isShownIn = async (ms: number) => {
			await page.clock.runFor(ms)
			return (await toast.count()) === 1
		}
		await expect.poll(() => isShownIn(10)).toBe(true)
		await page.getByRole('navigation', { name: 'Main' }).getByText('1 item').waitFor()
		expect(await isShownIn(1500)).toBe(true)
		await expect.poll(() => isShownIn(1000)).toBe(false)
	})
})

describe('the small screen’s menu', () => {
	it('opens, closes on Escape and goes back to its button, and closes when a link is chosen', async () => {
		const page = await open({ width: 390 })
		await go(page, '/about')
		const button = page.getByLabel('Menu').first()
		await button.click()
		const menu = page.getByRole('navigation', { name: 'Menu' })
		await menu.getByRole('link', { name: 'Products' }).waitFor()
		await scan(page)
		await page.keyboard.press('Escape')
		await menu.waitFor({ state: 'hidden' })
		await expect
			.poll(() => button.evaluate((element) => element === document.activeElement))
			.toBe(true)
		await button.click()
		await menu.getByRole('link', { name: 'Support & Help' }).click()
		await page.waitForURL('/support')
		await menu.waitFor({ state: 'hidden' })
	})
})

describe('light and dark', () => {
	it('is light as the system is, and keeps what was chosen over a reload, from the first byte on', async () => {
		const page = await open({ scheme: 'light' })
		await go(page, '/about')
		await expect.poll(() => scheme(page)).toBe('light')
		await page.getByRole('button', { name: 'Switch between light and dark' }).click()
		await expect.poll(() => scheme(page)).toBe('dark')
		const cookies = async () => (await page.context().cookies()).map(({ name }) => name)
		await expect.poll(cookies).toContain('theme')
		await page.reload()
		await hydrated(page)
		await expect.poll(() => scheme(page)).toBe('dark')
		const answer = await page.request.get('/about')
		expect(await answer.text()).toMatch(/<html[^>]*data-mantine-color-scheme="dark"/)
		await page.getByRole('button', { name: 'Switch between light and dark' }).click()
		await expect.poll(() => scheme(page)).toBe('light')
		await expect.poll(cookies).not.toContain('theme')
	})

	it('is dark as the system is, set before the first paint', async () => {
		const page = await open({ scheme: 'dark', isNew: true })
		await page.addInitScript(() => {
			new MutationObserver(() => {
				if (!document.body || 'atBody' in window) return
				const atBody = document.documentElement.getAttribute('data-mantine-color-scheme')
				Object.assign(window, { atBody })
			}).observe(document, { childList: true, subtree: true })
		})
		await go(page, '/about')
		expect(
			await page.evaluate(() => Object.entries(window).find(([key]) => key === 'atBody')?.[1]),
		).toBe('dark')
		await expect.poll(() => scheme(page)).toBe('dark')
	})
})

it('loads each font once, as it was preloaded', async () => {
	const page = await open({ isNew: true })
	await go(page, '/')
	const fonts = await page.evaluate(async () => {
		await document.fonts.ready
		const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
		const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')]
		return {
			loaded: loaded.filter((name) => name.endsWith('.woff2')).toSorted(),
			preloaded: preloaded.map(({ href }) => href).toSorted(),
		}
	})
	expect(fonts.preloaded).toHaveLength(2)
	expect(fonts.loaded).toEqual(fonts.preloaded)
})
