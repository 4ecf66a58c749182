/** The source of every file of stories. */
export const storyTexts = Object.values(
  import.meta.glob<string>(['../../src/**/*.stories.tsx', '../../mocks/**/*.stories.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
