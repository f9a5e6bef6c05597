import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { chromium } from './chromium.mjs'
import { must, ready, root } from './ready.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const all = Object.keys(scripts).flatMap((name) => name.split('bench:')[1] ?? [])
const chosen = process.argv.slice(2)

/** The benches that open pages. */
const IN_BROWSER = new Set(['pages', 'slow-line'])

const node = ready()
build(node)
for (const name of chosen.length > 0 ? chosen : all) {
	const env = IN_BROWSER.has(name) ? { CHROMIUM_PATH: await chromium(node) } : {}
	must(node, [`tools/bench/${name}.ts`], { env, otherwise: `The bench ‘${name}’ broke off.` })
}
