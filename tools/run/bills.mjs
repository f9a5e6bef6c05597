import { must, ready } from './ready.mjs'

must(ready(), ['tools/bench/tariffs/bills-of-states.ts'], { otherwise: 'The table broke off.' })
