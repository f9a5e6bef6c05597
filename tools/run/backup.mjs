import { spawnSync } from 'node:child_process'
import { ready, root } from './ready.mjs'

const { status } = spawnSync(ready(), ['tools/run/data/make-backup.ts', ...process.argv.slice(2)], {
	cwd: root,
	stdio: 'inherit',
})
process.exit(status ?? 1)
