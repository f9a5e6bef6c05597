// Fires what it is told to by message, and answers with what came of it.
import autocannon, { type Options } from 'autocannon'

process.on('message', async (options: Options) => process.send?.(await autocannon(options)))
