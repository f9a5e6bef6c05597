import { runScript } from './ready.mjs'

runScript('tools/run/data/make-admin.ts')
