// Runs in a thread of its own: it has fonts, HarfBuzz and pdfkit in memory, and gives them back when it ends.
import { parentPort } from 'node:worker_threads'
import { drawDocument } from '../draw/draw.ts'
import type { FromThread, ToThread } from './document-message.ts'

async function drawn(content: ToThread): Promise<FromThread> {
	try {
		return { pdf: await drawDocument(content) }
	} catch (error) {
		return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
	}
}

parentPort?.on('message', async (content: ToThread) => {
	const answer = await drawn(content)
	parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer] : [])
})
