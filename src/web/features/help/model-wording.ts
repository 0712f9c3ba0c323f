/** Connecting a language model, in words. The settings are those of the server's configuration (README.md, docs/production.md). */
export const modelWording = {
  title: 'Connect a language model',
  now: {
    model: 'A language model is connected. There is nothing to do.',
    'built-in':
      'No language model is connected. The built-in writer is used: it works from your facts and rules, on your own server.',
  },
  changes: {
    title: 'What it adds',
    text: "Everything works without one, except what the built-in writer can't do:",
    list: [
      'Translating a completed advert into another language.',
      'Following a request in your own words in the AI assistant, beyond rephrase, fix, shorten and extend.',
      'Texts in languages other than English. Spelling and grammar are corrected without one, in American, Australian, British, Canadian and Indian English, whichever the country of the advert writes.',
      'More varied drafts in the Writing Framework and the AI Copy Generator. The built-in writer checks them against your facts, and fills in for what they get wrong.',
    ],
  },
  how: {
    title: 'How to connect one',
    text: "Whoever runs the server sets these, where its other settings are: in its environment, the compose file or the service's unit. Nobody can do it from this page, so that a key never travels through the browser.",
    after:
      "Then start the server again. Its first lines say which model is connected, and this page says that one is. If a setting is missing, the server names it and doesn't start.",
  },
  examples: [
    {
      name: 'OpenAI',
      about: 'A key of your OpenAI account, and the name of a model.',
      lines: 'AI_PROVIDER=openai\nAI_MODEL=your-model\nAI_API_KEY=your-key',
    },
    {
      name: 'Anthropic',
      about: 'A key of your Anthropic account, and the name of a model.',
      lines: 'AI_PROVIDER=anthropic\nAI_MODEL=your-model\nAI_API_KEY=your-key',
    },
    {
      name: 'A server of your own',
      about:
        'Anything that speaks the same language as OpenAI: Ollama, vLLM, llama.cpp. Nothing leaves your network. A key only if your server asks for one.',
      lines: 'AI_PROVIDER=openai-compatible\nAI_MODEL=your-model\nAI_BASE_URL=http://localhost:11434/v1',
    },
  ],
  copy: 'Copy',
  copyOf: (name: string) => `Copy the settings for ${name}`,
  sent: {
    title: 'What the model is sent',
    text: 'The facts of the advert, what was read from the job description, the guidelines that apply, and the words that somebody selected. Only the server asks it. Accounts, passwords, reviewers and comments are never sent.',
  },
} as const;
