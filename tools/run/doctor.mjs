import { runScript } from './ready.mjs'

runScript('tools/run/data/examine.ts')
