import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { chromium } from './chromium.mjs'
import { must, ready, root } from './ready.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const all = Object.keys(scripts).flatMap((name) => name.split('bench:')[1] ?? [])
const chosen = process.argv.slice(2)

const node = ready()
build(node)
for (const name of chosen.length > 0 ? chosen : all) {
	const env = name === 'pages' ? { CHROMIUM_PATH: await chromium(node) } : {}
	must(node, [`tools/bench/${name}.ts`], { env, otherwise: `The bench ‘${name}’ broke off.` })
}
