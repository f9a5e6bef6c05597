// `npm run simulate-payments`: a simulator for developers, until it is stopped.
import { parseArgs } from 'node:util'
import { startSimulator } from './simulator.ts'

const { values } = parseArgs({
	options: {
		port: { type: 'string', default: '4600' },
		shop: { type: 'string', default: 'http://127.0.0.1:5000' },
	},
})

const simulator = await startSimulator({
	port: Number(values.port),
	webhookUrl: `${values.shop}/api/payments/razorpay/webhook`,
}).catch((error: NodeJS.ErrnoException) => {
	const why = error.code === 'EADDRINUSE' ? `Port ${values.port} is taken.` : error.message
	process.stderr.write(`${why}\n`)
	process.exit(1)
})

const { url, keys } = simulator
process.stdout.write(`A simulator of Razorpay is at ${url}. Start a live store beside it with

RAZORPAY_URL=${url} RAZORPAY_KEY_ID=${keys.keyId} RAZORPAY_KEY_SECRET=${keys.keySecret} RAZORPAY_WEBHOOK_SECRET=${keys.webhookSecret} npm start

Webhooks go to ${values.shop}; --shop names another address.
`)
