import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

interface RenderOptions {
	/** Gives up when the client is gone. */
	signal?: AbortSignal
	nonce?: string | undefined
}

/**
 * Renders a tree to the last byte. Node's streams are used, not the web's: those take a promise and a copy for every
 * few kilobytes.
 * @returns `failed` where a part threw and is left to the browser to render
 * @throws the error of the outermost parts of the tree
 */
export function renderWhole(
	tree: ReactNode,
	{ signal, nonce }: RenderOptions = {},
): Promise<{ html: Buffer<ArrayBuffer>; failed: boolean }> {
	return new Promise((resolve, reject) => {
		let failed = false
		const chunks: Uint8Array[] = []
		const giveUp = () => abort(signal?.reason)
		// A signal with a listener is never collected, nor is anything the listener holds.
		const end = () => signal?.removeEventListener('abort', giveUp)
		const whole = new Writable({
			write(chunk: Uint8Array, _encoding, done) {
				chunks.push(chunk)
				done()
			},
			final(done) {
				end()
				resolve({ html: Buffer.concat(chunks), failed })
				done()
			},
		})
		const { pipe, abort } = renderToPipeableStream(tree, {
			nonce,
			// Otherwise large parts come after their place, and are put there by a script.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady: () => void pipe(whole),
			onShellError(error) {
				end()
				reject(error)
			},
			onError() {
				failed = true
			},
		})
		signal?.addEventListener('abort', giveUp)
	})
}
