import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { say } from './ready.mjs'

/** The headless shell comes first: it does the same for a page with a third less of the processor. */
const PLACES = [
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const found = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path))

/** A Chromium to test with: one that is there, else Debian's package, else Playwright's own download. */
export function chromium(node) {
	const known = found()
	if (known) return known
	const root = process.getuid?.() === 0
	const sudo = root ? [] : ['sudo', '-n']
	if (existsSync('/usr/bin/apt-get')) {
		say('Installing Chromium for the browser tests…')
		const apt = (...args) => {
			const [command, ...rest] = [...sudo, 'apt-get', ...args]
			spawnSync(command, rest, {
				stdio: ['ignore', 'ignore', 'inherit'],
				env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
			})
		}
		apt('update', '-qq')
		for (const name of ['chromium-headless-shell', 'chromium']) {
			apt('install', '-y', '-qq', '--no-install-recommends', name)
			if (found()) return found()
		}
	}
	say('Fetching a Chromium for the browser tests…')
	spawnSync(node, ['node_modules/playwright-core/cli.js', 'install', 'chromium-headless-shell'], {
		stdio: 'inherit',
	})
	const probe =
		"import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))"
	const path = spawnSync(node, ['-e', probe], { encoding: 'utf8' }).stdout.trim()
	if (existsSync(path)) return path
	console.error(
		'There is no Chromium for the browser tests. Install one, or set CHROMIUM_PATH to it.',
	)
	process.exit(1)
}
