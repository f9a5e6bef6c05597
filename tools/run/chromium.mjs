import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
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

/**
 * Begins to install Debian's Chromium where none is found, so that other work can go on.
 * @returns a promise of its end, or null
 */
export function startInstalling() {
	if (found() || !existsSync('/usr/bin/apt-get')) return null
	say('Installing Chromium for the browser tests…')
	const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
	const apt = `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get -qq`
	const install = (name) => `${apt} install -y --no-install-recommends ${name}`
	const [shell, whole] = ['chromium-headless-shell', 'chromium'].map(install)
	const installing = spawn('sh', ['-c', `${apt} update; ${shell} || ${whole}`], {
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	return once(installing, 'exit')
}

/** A Chromium to test with: one that is there, else Debian's package, else Playwright's own download. */
export async function chromium(node, installing = startInstalling()) {
	await installing
	const known = found()
	if (known) return known
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
