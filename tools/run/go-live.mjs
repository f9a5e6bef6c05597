import { runScript } from './ready.mjs'

runScript('tools/run/data/take-live.ts')
