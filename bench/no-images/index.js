// Stands in for the image library that @huggingface/transformers asks for; speech needs none.
export default function noImages() {
  throw new Error('Images are not supported here');
}
