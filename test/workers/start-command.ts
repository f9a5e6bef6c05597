import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The command that `npm start` and the service run, until the test is over. @param args such as `--workers 2` */
export function startCommand(args: readonly string[], env: Record<string, string>) {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-start-'))
	const command = spawn(process.execPath, ['tools/run/start.mjs', ...args], {
		cwd: join(import.meta.dirname, '../..'),
		env: {
			...process.env,
			PORT: '0',
			DATA_DIR: folder,
			SAMPLE_DATA: 'off',
			LOG_LEVEL: 'info',
			npm_lifecycle_event: '',
			...env,
		},
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	})
	let said = ''
	command.stderr?.on('data', (text) => {
		said += text
	})
	let logged = ''
	command.stdout?.on('data', (text) => {
		logged += text
	})
	onTestFinished(() => {
		command.kill('SIGKILL')
		rmSync(folder, { recursive: true, force: true })
	})
	const opened = once(command, 'message').then(([{ port }]) => `http://127.0.0.1:${port}`)
	return {
		command,
		/** Its address, once it serves. */
		opened,
		said: () => said,
		logged: () => logged,
		/** The processes of the workers that have ever served. */
		served: () =>
			Array.from(logged.matchAll(/^.*"process":(\d+).*"msg":"a worker serves".*$/gm), ([, pid]) =>
				Number(pid),
			),
		/** Ends it as the service does. @returns its code */
		async end(): Promise<number | null> {
			const ended = once(command, 'exit')
			command.kill('SIGTERM')
			const [code] = await ended
			return code
		},
	}
}
