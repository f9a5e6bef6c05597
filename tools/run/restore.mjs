import { runScript } from './ready.mjs'

runScript('tools/run/data/restore-backup.ts')
