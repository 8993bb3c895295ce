"""The words of numbers, language by language, and how they are found in what people write."""
