// Whether a small store stands addresses that are made to fill its memory.
import autocannon from 'autocannon'
import { inSmall, sized } from './size.ts'
import { residentMb, startStore, temporaryFolder } from './store-process.ts'
import { print, whole } from './table.ts'

const REQUESTS = sized(20_000, 40, 'BENCH_REQUESTS')
const HEAP_MB = 256
/** Nearly as long as Node takes the head of a request. */
const CHARACTERS = 15_000

/** The cannon puts another text in place of the mark each time. */
const long = `[<id>]${'x'.repeat(CHARACTERS)}`
const PATHS = [
	`/api/products?limit=1&fbclid=${long}`,
	`/about?${long}`,
	'/api/products?limit=40&q=[<id>]',
	'/products?q=[<id>]',
]

const folder = temporaryFolder()
const store = await startStore({
	DATA_DIR: folder.path,
	DATABASE_URL: '',
	STORE_MODE: 'demo',
	NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
})
try {
	const { requests, errors, non2xx } = await autocannon({
		url: store.address,
		connections: 16,
		requests: PATHS.map((path) => ({ path })),
		amount: REQUESTS,
		...(inSmall && { sampleInt: 10 }),
		idReplacement: true,
	})
	print(
		`Addresses of which no two are alike, up to ${whole(CHARACTERS)} characters, on a heap of ${HEAP_MB} MB.`,
		['', 'answered', 'errors', 'resident MB'],
		[['requests', whole(requests.total - non2xx), errors, whole(residentMb(store.pid))]],
	)
	if (errors + non2xx > 0) process.exitCode = 1
} finally {
	await store.stop()
	folder.remove()
}
