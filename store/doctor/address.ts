import type { Config } from '../../config.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

const TIMEOUT_MS = 5000

type Address = Pick<Config, 'publicUrl' | 'trustedProxies'>

/** Where callers reach the store, and whether they do. */
export async function lookAtAddress({ publicUrl, trustedProxies }: Address): Promise<Finding[]> {
	if (!publicUrl)
		return [fault('PUBLIC_URL', 'is not set: mails have no links. Set it to https://shop.example.')]
	const isSecure = publicUrl.startsWith('https:')
	return [
		isSecure
			? ok('PUBLIC_URL', publicUrl)
			: fault(
					'PUBLIC_URL',
					`${publicUrl} is not https: passwords go as plain text. End TLS in front.`,
				),
		await reach(publicUrl),
		trustedProxies > 0
			? ok('Proxies', `${trustedProxies} trusted`)
			: warning(
					'Proxies',
					'TRUSTED_PROXIES is 0: behind a proxy all callers count as one. Set it to how many there are, usually 1.',
				),
	]
}

async function reach(publicUrl: string): Promise<Finding> {
	const what = 'Reached'
	try {
		const signal = AbortSignal.timeout(TIMEOUT_MS)
		const { status, ok: isFine, body } = await fetch(`${publicUrl}/readyz`, { signal })
		await body?.cancel()
		return isFine
			? ok(what, `${publicUrl} answers`)
			: fault(what, `${publicUrl}/readyz answers ${status}: see the store's log and the proxy's.`)
	} catch (error) {
		const { cause, message } = error as Error
		const why = cause instanceof Error ? cause.message : message
		return fault(
			what,
			`${publicUrl} cannot be reached (${why}). Is the store running, does its name lead here, is the certificate valid?`,
		)
	}
}
