import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { goLive } from '../../../store/go-live/go-live.ts'
import { describeOnSqlite, type StoreConfig } from '../../../test/store.ts'
import { optionsIn, report } from './live-options.ts'

async function run({ dataDir }: StoreConfig, args: string[]) {
	const child = spawn(process.execPath, ['tools/run/go-live.mjs', ...args], {
		env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
		stdio: 'pipe',
	})
	const [out, err, [code]] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		once(child, 'exit'),
	])
	return { code, out, err }
}

describeOnSqlite('npm run go-live', (open) => {
	it('says what it has done, what comes next, and when there is nothing to do', async () => {
		const { config, store } = await open({ onDisk: true, sampleData: true })
		await store[Symbol.asyncDispose]()
		const backup = join(config.dataDir, 'backups', 'a')
		const args = ['--admin', 'Boss@shop.example', '--backup', backup]
		const done = await run(config, args)
		expect(done).toMatchObject({ code: 0, err: '' })
		expect(done.out).toMatch(/^ +3 {2}sample orders removed$/m)
		expect(done.out).toContain('npm run admin -- boss@shop.example "Their Name"')
		const options = { ...optionsIn(args), backup }
		expect(report(await goLive(config, options), options)).toBe(
			'The data is a live store’s already.\n',
		)
	})

	it('asks who is to be an admin', async () => {
		const { config } = await open({ onDisk: true })
		const { code, err } = await run(config, [])
		expect(err).toMatch(/^Say who is to be an admin: npm run go-live --/)
		expect(code).toBe(1)
		expect(() => optionsIn(['--admin', 'boss'])).toThrow(/^boss is not an email address\./)
	})
})
