import { z } from 'zod'
import { isLoopback } from './loopback.ts'

/**
 * The address of another service, as an origin: over TLS, but for this machine.
 * @param example such an address @param why it has to be, for the operator
 */
export const secureOrigin = (example: string, why: string) =>
	z
		.url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
		.transform((text) => new URL(text))
		.refine(
			({ protocol, hostname }) => protocol === 'https:' || isLoopback(hostname),
			`must begin with https://, since ${why} go there; http:// is for this machine alone`,
		)
		.transform(({ origin }) => origin)
