import { runScript } from './ready.mjs'

runScript('tools/run/data/move-shop.ts')
