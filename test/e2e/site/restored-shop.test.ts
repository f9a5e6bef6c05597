import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { product } from '../../builders.ts'
import { scanFaces } from '../accessibility.ts'
import { go, signIn } from '../journey.ts'
import { open } from '../pages.ts'
import { startStore } from '../server.ts'
import { order, SHIPPING } from '../shop/cart-and-checkout.ts'

const PANEL = 'panel-410w'
/** Of the shop, on whichever machine it is. */
const SESSION_SECRET = 'a secret that the shop keeps apart from its data'

/** A command of the README on the data of a folder. @returns its output */
async function run(command: 'backup' | 'restore', dataDir: string, folder: string) {
	const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SESSION_SECRET }
	const { stdout } = await promisify(execFile)('npm', ['run', '--silent', command, '--', folder], {
		env,
	})
	return stdout
}

async function start(dataDir: string) {
	const store = await startStore({ DATA_DIR: dataDir, SAMPLE_DATA: 'off', SESSION_SECRET })
	onTestFinished(() => store.stop())
	return store
}

it('a buyer logs in to a shop that was restored from a backup and finds their order', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-restored-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	const former = await start(join(folder, 'former'))
	const admin = await open({ address: former.address })
	await signIn(admin, 'Admin')
	const picture = await readFile('public/pictures/solar-panel-250w.webp')
	const image = { name: 'panel.webp', mimeType: 'image/webp', buffer: picture }
	const uploaded = await admin.request.post('/api/upload', { multipart: { image } })
	const { imageUrl } = await uploaded.json()
	const added = await admin.request.post('/api/products', {
		data: { ...product({ id: PANEL, name: 'Half-Cut Panel 410W' }), image: imageUrl },
	})
	expect(added.status()).toBe(201)
	const buyer = await open({ address: former.address })
	const { email, password } = await signIn(buyer)
	const kept = await order(buyer, PANEL)

	const backup = join(folder, 'backup')
	expect(await run('backup', former.dataDir, backup)).toContain(`are in ${backup}.`)
	const { last } = await (await admin.request.get('/api/backups/last')).json()
	expect(last).toMatchObject({ place: backup, pictures: expect.any(Number), isOld: false })
	const lost = await order(buyer, PANEL)
	const restoredDir = join(folder, 'restored')
	const told = await run('restore', restoredDir, backup)
	expect(told).toContain('stock and orders agree')
	expect(told).not.toContain('has not signed')

	const restored = await start(restoredDir)
	const page = await open({ address: restored.address, width: 390 })
	await go(page, '/login?next=%2Faccount')
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.locator('main').getByRole('button', { name: 'Login' }).click()
	await page.getByRole('link', { name: kept.id }).first().click()
	await page.getByRole('heading', { level: 1, name: kept.id }).waitFor()
	await page.getByText('Half-Cut Panel 410W').first().waitFor()
	await page.getByText(SHIPPING.street).first().waitFor()
	await scanFaces(page)
	expect((await page.request.get(imageUrl)).status()).toBe(200)
	expect((await page.request.get(`/api/orders/${lost.id}`)).status()).toBe(404)
	const left = await (await page.request.get(`/api/products/${PANEL}`)).json()
	expect(left.stock).toBe(product().stock - 1)
})
