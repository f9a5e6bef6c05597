import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '../test/spawned-store.ts'

const LINK = /https:\/\/shop\.example\/reset\?token=([\w-]+)/

it('shows a link for the first admin in the terminal, once, and never in the log', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-first-admin-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	const log = join(folder, 'log')
	const out = openSync(log, 'w')
	onTestFinished(() => closeSync(out))
	const env = {
		STORE_MODE: 'live',
		SESSION_SECRET: 'MiA9yC0mC1vS7wX2rE4tZ6uI8oP5qL3k',
		PUBLIC_URL: 'https://shop.example',
		ADMIN_EMAIL: 'Owner@shop.example',
		DATA_DIR: join(folder, 'data'),
		LOG_LEVEL: 'info',
	}
	const first = openStore(env, out)
	const address = await first.opened
	await expect.poll(first.said).toMatch(LINK)
	expect(first.said()).toContain('Set a password for owner@shop.example within 30 minutes')
	const [, token = ''] = LINK.exec(first.said()) ?? []
	const password = 'the owner alone knows this'
	const set = await fetch(`${address}/api/account/reset`, {
		method: 'PUT',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ token, password, confirmPassword: password }),
	})
	expect(set.status).toBe(204)
	const ended = new Promise((resolve) => first.process.once('exit', resolve))
	first.process.kill('SIGTERM')
	await ended
	const second = openStore(env, out)
	await second.opened
	await expect.poll(second.said).toContain('Solbazaar is open')
	expect(second.said()).not.toMatch(/reset\?token/)
	expect(readFileSync(log, 'utf8')).toContain('Solbazaar is open')
	expect(readFileSync(log, 'utf8')).not.toMatch(/token|owner@/i)
})
